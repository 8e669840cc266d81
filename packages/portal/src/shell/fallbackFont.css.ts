import { globalFontFace } from '@vanilla-extract/css';

/** Open Sans' own measures, in parts of its size. */
const ASCENT = 1.0688;
const DESCENT = 0.293;

/**
 * The system's sans-serifs, each stretched to the average width that Open Sans has at the same weight, so
 * that a first page, which is hardly ever drawn with Open Sans, looks like the next ones. The widths were measured on
 * this portal's own English text.
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
