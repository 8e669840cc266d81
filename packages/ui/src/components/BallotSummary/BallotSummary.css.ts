import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const category = style({
  display: 'grid',
  gap: vars.space.x1,
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.x1} ${vars.space.x2}`,
});
export const title = style({ fontSize: vars.font.base });
export const list = style({
  paddingInlineStart: vars.space.x6,
  lineHeight: vars.font.lineTight,
  fontVariantNumeric: 'tabular-nums',
});
export const line = style({ paddingBlock: `calc(${vars.space.x1} / 2)` });
export const uncounted = style([line, { color: vars.color.warningText }]);
export const entry = style({ fontWeight: vars.font.strong });
export const muted = style({ color: vars.here.muted, fontSize: vars.font.small });
export const warning = style({ fontSize: vars.font.small });
export const note = style({
  display: 'block',
  color: vars.color.warningText,
  fontSize: vars.font.small,
});
