/** The theme for `*.css.ts` files anywhere: names only, no React and no styles of their own. */
export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export { media } from './media.ts';
