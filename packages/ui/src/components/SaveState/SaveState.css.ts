import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x1,
  fontSize: vars.font.small,
  fontVariantNumeric: 'tabular-nums',
});

export const kinds = styleVariants({
  saved: [line, { color: vars.color.successText }],
  saving: [line, { color: vars.here.muted }],
  unsaved: [line, { color: vars.here.muted }],
  notSaved: [line, { color: vars.color.dangerText, fontWeight: vars.font.strong }],
  offline: [line, { color: vars.color.dangerText, fontWeight: vars.font.strong }],
});
