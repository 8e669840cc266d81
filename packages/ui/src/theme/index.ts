/** The theme for `*.css.ts` files and custom themes. Doesn't import React. */
export { vars } from './contract.css.ts';
export { darkColors, lightColors, type ColorName, type Colors } from './colors.ts';
export {
  contrast,
  contrastFailures,
  getPairContrast,
  contrastPairs,
  type ContrastFailure,
  type ContrastPair,
} from './contrast.ts';
export { ContrastError, createTheme, type Brand, type Theme } from './createTheme.ts';
export { layers } from './layers.css.ts';
export { media } from './media.ts';
export { colorProperty, type ColorProperty } from './colors.ts';
export { surface } from './surface.css.ts';
export { themeCss } from './createTheme.ts';
