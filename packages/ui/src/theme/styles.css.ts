/** The design tokens for both themes and print, without styles for the page itself. */
import './default.css.ts';
import './dark.css.ts';
import './print.css.ts';
