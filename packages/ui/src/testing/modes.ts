/** The brands that a story can be looked at in: the library's own, and a made-up one. */
export const BRANDS = ['dublin', 'aurora'] as const;
export type BrandName = (typeof BRANDS)[number];

/** The widths that every screen is looked at in, in pixels. */
export const WIDTHS = { small: 320, phone: 390, tablet: 768, desktop: 1280 } as const;

type Mode = Readonly<Record<string, string | number>>;

/** Brand × theme × width on the brand's own ground, and what is looked at once beside: direction, forced colours, words. */
const modes: Readonly<Record<string, Mode>> = {
  ...Object.fromEntries(
    BRANDS.flatMap((brand) =>
      ['light', 'dark'].flatMap((theme) =>
        Object.values(WIDTHS).map((viewport) => [
          `${brand} ${theme} ${viewport}`,
          { brand, theme, ground: 'brand', viewport },
        ]),
      ),
    ),
  ),
  'right to left 390': { direction: 'rtl', viewport: WIDTHS.phone },
  'right to left 1280': { direction: 'rtl', viewport: WIDTHS.desktop },
  'forced colours 390': { colors: 'forced', viewport: WIDTHS.phone },
  'long words 320': { locale: 'long', viewport: WIDTHS.small },
};

/** Story parameters of what stands for a whole kind: Chromatic draws it in every mode. */
export const inEveryMode = { chromatic: { modes } };

/** Story parameters: Chromatic's browser forces its colours. */
export const inForcedColors = { chromatic: { forcedColors: 'active' } };
