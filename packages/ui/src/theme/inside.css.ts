import { globalStyle } from '@vanilla-extract/css';
import { bareElements } from './bareElements.ts';
import { vars } from './contract.css.ts';

/** The prefix of the published class names, from `build.mjs`. */
const OURS = '[class*="conkit_"]';

/**
 * Styles bare elements inside components, for pages with another reset or none. `:where` has no specificity, so the
 * host's rules and every class win.
 */
const inside = (selector: string) =>
  selector
    .split(', ')
    .map((one) => {
      const [, element = '', pseudo = ''] = /^(.*?)(::\w+)?$/.exec(one) ?? [];
      return `:where(${OURS}, ${OURS} *):where(${element})${pseudo}`;
    })
    .join(', ');

for (const [selector, rule] of bareElements) globalStyle(inside(selector), rule);
// The outermost element of each component. Its descendants inherit.
globalStyle(`:where(${OURS}:not(${OURS} *))`, {
  fontFamily: vars.font.family,
  lineHeight: vars.font.lineBase,
  overflowWrap: 'anywhere',
});
