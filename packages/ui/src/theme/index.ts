/** The theme for `*.css.ts` files and custom themes. Doesn't import React. */
export { vars } from './contract.css.ts';
export {
  colorProperty,
  darkColors,
  lightColors,
  type ColorName,
  type ColorProperty,
  type Colors,
} from './colors.ts';
export {
  contrast,
  contrastFailures,
  getPairContrast,
  contrastPairs,
  type ContrastFailure,
  type ContrastPair,
} from './contrast.ts';
export { ContrastError, createTheme, themeCss, type Brand, type Theme } from './createTheme.ts';
export { layers } from './layers.css.ts';
export { media } from './media.ts';
export { surface } from './surface.css.ts';
