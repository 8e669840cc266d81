/** What an application loads once: both themes and the styles of bare elements. */
import './default.css.ts';
import './dark.css.ts';
import './print.css.ts';
import './global.css.ts';
