import { globalFontFace } from '@vanilla-extract/css';

// The system's sans-serif with Open Sans' measures, so that nothing moves when the font arrives.
globalFontFace('Open Sans Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica Neue')",
  sizeAdjust: '105.44%',
  ascentOverride: '101.38%',
  descentOverride: '27.79%',
  lineGapOverride: '0%',
});
