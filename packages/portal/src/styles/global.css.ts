import { globalFontFace } from '@vanilla-extract/css';
import '@fontsource/open-sans/latin-400.css';
import '@fontsource/open-sans/latin-600.css';
import '@fontsource/open-sans/latin-700.css';
import '@fontsource/open-sans/latin-ext-400.css';
import '@fontsource/open-sans/latin-ext-600.css';
import '@conkit/ui/styles.css';

// The system's sans-serif with Open Sans' measures, so that nothing moves when the font arrives.
globalFontFace('Open Sans Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica Neue')",
  sizeAdjust: '105.44%',
  ascentOverride: '101.38%',
  descentOverride: '27.79%',
  lineGapOverride: '0%',
});
