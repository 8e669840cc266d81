/** The brands in which stories can be viewed: the library's own and two fictional ones. */
export const BRANDS = ['dublin', 'aurora', 'harbour'] as const;
export type BrandName = (typeof BRANDS)[number];

/** The viewport widths for visual review, in pixels. */
export const WIDTHS = { small: 320, phone: 390, tablet: 768, desktop: 1280 } as const;

/**
 * The modes of Chromatic's pictures. Each differs from the others in one or two ways, because every picture counts
 * against the plan: docs/visual-review.md.
 */
const modes = {
  'dublin light 1280': {
    brand: 'dublin',
    theme: 'light',
    ground: 'brand',
    viewport: WIDTHS.desktop,
  },
  'aurora dark 390': { brand: 'aurora', theme: 'dark', ground: 'brand', viewport: WIDTHS.phone },
  'right to left 320': { direction: 'rtl', locale: 'pseudo', viewport: WIDTHS.small },
};

/** Story parameters: Chromatic captures the story in every mode. For one representative story of each kind. */
export const inEveryMode = { chromatic: { modes } };

/** Story parameters: Chromatic captures the story in forced colours. */
export const inForcedColors = { chromatic: { forcedColors: 'active' } };
