import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const frame = style({ display: 'grid', gap: vars.space.x3, inlineSize: '100%' });
/* Badges are printed black on white, so the theme doesn't apply. */
export const badge = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.base,
  boxShadow: vars.shadow.soft,
  /* The print font, so that the preview matches the badge. */
  fontFamily: "var(--conkit-badge-font, 'Noto Sans', 'Open Sans', 'Segoe UI', Arial, sans-serif)",
  direction: 'ltr',
  forcedColorAdjust: 'none',
});
export const paper = style({ fill: vars.print.paper });
export const band = style({ fill: vars.print.band });
export const strip = style({ fill: vars.print.accent });
export const bold = style({ fontWeight: vars.font.bold });
export const regular = style({ fontWeight: vars.font.regular });
export const name = style([bold, { fill: vars.print.ink }]);
export const convention = style([bold, { fill: vars.print.paper }]);
/* The placeholder for the name. */
export const placeholder = style({ opacity: 0.35 });
export const empty = style([name, placeholder]);
export const subtitle = style([regular, { fill: vars.print.quiet }]);
