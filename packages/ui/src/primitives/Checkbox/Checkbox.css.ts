import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const field = style({ display: 'grid', inlineSize: '100%' });
export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.here.muted, cursor: 'default' } },
});
export const box = style({
  flex: 'none',
  inlineSize: vars.space.x6,
  blockSize: vars.space.x6,
  margin: 0,
  accentColor: vars.color.action,
  cursor: 'inherit',
});
/* Aligned with the label: the width of the box and the gap. */
const indent = { paddingInlineStart: `calc(${vars.space.x6} + ${vars.space.x3})` };
export const description = style({
  ...indent,
  color: vars.here.muted,
  fontSize: vars.font.small,
});
export const error = style({
  ...indent,
  color: vars.color.dangerText,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
});
