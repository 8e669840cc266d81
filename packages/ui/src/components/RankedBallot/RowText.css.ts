import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({
  display: 'block',
  fontWeight: vars.font.strong,
  lineHeight: vars.font.lineTight,
});
export const credit = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
  lineHeight: vars.font.lineTight,
});
export const note = style({
  display: 'block',
  color: vars.color.warningText,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
  lineHeight: vars.font.lineTight,
});
/** A picture of the work. Its height depends on the text beside it. */
export const cover = style({ display: 'inline-flex', flex: 'none' });
