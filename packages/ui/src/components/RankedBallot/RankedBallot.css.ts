import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/* Unlike `none`, an empty marker leaves the list a list for VoiceOver. */
const EMPTY_MARKER = "''";

export const ballot = style({
  display: 'grid',
  gap: vars.space.x3,
  inlineSize: '100%',
  minInlineSize: 0,
});
export const hint = style({ color: vars.here.muted, fontSize: vars.font.small });
export const rankedList = style({ display: 'grid', gap: vars.space.x2, listStyle: EMPTY_MARKER });
export const nothingRanked = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.x4})`,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  border: `${vars.line.thin} dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.base,
  color: vars.here.muted,
  selectors: {
    '&[data-drop]': { outline: `${vars.line.thick} solid ${vars.color.action}` },
  },
});
export const unranked = style({
  borderRadius: vars.radius.base,
  outlineOffset: vars.space.x1,
  selectors: {
    '&[data-drop]': { outline: `${vars.line.thick} dashed ${vars.color.action}` },
  },
});
export const unrankedTitle = style({
  marginBlockEnd: vars.space.x1,
  color: vars.here.muted,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
});
export const unrankedList = style({ display: 'grid', listStyle: EMPTY_MARKER });
