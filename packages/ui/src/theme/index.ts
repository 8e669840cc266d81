/** The theme for `*.css.ts` files anywhere: names only, no React. */
export { vars } from './contract.css.ts';
export { darkColors, lightColors } from './colors.ts';
export { layers } from './layers.css.ts';
export { media } from './media.ts';
export { surface } from './surface.css.ts';
