/** The design tokens in both themes and on paper: what every component needs, and nothing of the page's own. */
import './default.css.ts';
import './dark.css.ts';
import './print.css.ts';
