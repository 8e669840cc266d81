/** Global styles: the fonts, both themes and the styles of plain elements. */
import '@fontsource/open-sans/latin-400.css';
import '@fontsource/open-sans/latin-600.css';
import '@fontsource/open-sans/latin-700.css';
import '@fontsource/open-sans/latin-ext-400.css';
import '@fontsource/open-sans/latin-ext-600.css';
import '@conkit/ui/styles.css';
import '@conkit/ui/reset.css';
import '@conkit/ui/ground.css';
import './fallbackFont.css.ts';
