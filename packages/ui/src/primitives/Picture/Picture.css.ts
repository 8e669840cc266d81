import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/* Printed matter is black on white, so the theme doesn't apply. */
const base = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.base,
  background: vars.print.paper,
  boxShadow: vars.shadow.soft,
});
export const picture = style([base]);
export const loading = style([base, { background: vars.color.skeleton, boxShadow: 'none' }]);
