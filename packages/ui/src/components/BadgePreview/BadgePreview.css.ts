import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const frame = style({ display: 'grid', gap: vars.space.x3, inlineSize: '100%' });
/* A badge is printed black on white, whatever the theme of the screen is. */
export const badge = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.base,
  boxShadow: vars.shadow.soft,
  fontFamily: vars.font.family,
  forcedColorAdjust: 'none',
});
export const paper = style({ fill: vars.print.paper });
export const band = style({ fill: vars.print.band });
export const strip = style({ fill: vars.print.accent });
export const convention = style({ fill: vars.print.paper, fontWeight: vars.font.bold });
export const name = style({ fill: vars.print.ink, fontWeight: vars.font.bold });
export const subtitle = style({ fill: vars.print.quiet, fontWeight: vars.font.regular });
