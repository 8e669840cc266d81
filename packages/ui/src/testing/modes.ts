/** The brands in which stories can be viewed: the library's own and a fictional one. */
export const BRANDS = ['dublin', 'aurora'] as const;
export type BrandName = (typeof BRANDS)[number];

/** The viewport widths for visual review, in pixels. */
export const WIDTHS = { small: 320, phone: 390, tablet: 768, desktop: 1280 } as const;

type Mode = Readonly<Record<string, string | number>>;

/**
 * Every brand, theme and width on the brand's background, plus single checks of direction, forced colours and long
 * words.
 */
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

/** Story parameters: Chromatic captures the story in every mode. For one representative story of each kind. */
export const inEveryMode = { chromatic: { modes } };

/** Story parameters: Chromatic captures the story in forced colours. */
export const inForcedColors = { chromatic: { forcedColors: 'active' } };
