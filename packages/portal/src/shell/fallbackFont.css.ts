import { globalFontFace } from '@vanilla-extract/css';

/** Open Sans' metrics, relative to the font size. */
const ASCENT = 1.0688;
const DESCENT = 0.293;

/**
 * System sans-serif fonts, scaled to the average width of Open Sans at the same weight. First visits mostly
 * use a fallback, so this makes them look like later pages. The widths were measured on the portal's
 * English text.
 */
const fallbacks = {
  'Open Sans Fallback': {
    regular: "local('Arial'), local('Liberation Sans')",
    bold: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
    widths: { 400: 1.054, 600: 1.012, 700: 1.046 },
  },
  'Open Sans Fallback Roboto': {
    regular: "local('Roboto')",
    bold: "local('Roboto Bold'), local('Roboto-Bold')",
    widths: { 400: 1.055, 600: 1.079, 700: 1.115 },
  },
  'Open Sans Fallback DejaVu': {
    regular: "local('DejaVu Sans')",
    bold: "local('DejaVu Sans Bold')",
    widths: { 400: 0.927, 600: 0.851, 700: 0.879 },
  },
};

const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

for (const [family, { regular, bold, widths }] of Object.entries(fallbacks)) {
  for (const [weight, width] of Object.entries(widths)) {
    globalFontFace(family, {
      src: weight === '400' ? regular : bold,
      fontWeight: weight,
      sizeAdjust: percent(width),
      ascentOverride: percent(ASCENT / width),
      descentOverride: percent(DESCENT / width),
      lineGapOverride: '0%',
    });
  }
}
