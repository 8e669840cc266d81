import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.x1,
  fontSize: vars.font.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Centred, because the line is aligned by its baseline. */
export const icon = style({ display: 'flex', alignSelf: 'center' });

export const kinds = styleVariants({
  saved: [line, { color: vars.color.successText }],
  saving: [line, { color: vars.here.muted }],
  unsaved: [line, { color: vars.here.muted }],
  notSaved: [line, { color: vars.color.dangerText, fontWeight: vars.font.strong }],
  offline: [line, { color: vars.color.dangerText, fontWeight: vars.font.strong }],
});
