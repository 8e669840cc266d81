import { createTheme, standardTheme, type Theme } from '@conkit/ui/colors';
import type { WrittenConvention } from './types.ts';

/** Returns the colours of a brand, or the product's own. */
export const createBrandTheme = (
  colors: NonNullable<WrittenConvention['brand']>['colors'],
): Theme => (colors ? createTheme(colors) : standardTheme);
