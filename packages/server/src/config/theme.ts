import { createTheme, standardTheme, type Brand, type Theme } from '@conkit/ui/colors';

/** Returns the colours of a brand, or the product's own. */
export const createBrandTheme = (colors: Brand | undefined): Theme =>
  colors ? createTheme(colors) : standardTheme;
