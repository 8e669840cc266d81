import { globalStyle } from '@vanilla-extract/css';
import { bareElements } from './bareElements.ts';
import { vars } from './contract.css.ts';

/** What the classes of the published style sheet begin with; `tsup.config.ts` makes them. */
const OURS = '[class*="conkit_"]';

/**
 * Bare elements inside components, on a page that has no reset or another one. Of no weight at all: the host's rules
 * and every class win.
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
// The outermost element of each component; what is inside inherits from it.
globalStyle(`:where(${OURS}:not(${OURS} *))`, {
  fontFamily: vars.font.family,
  lineHeight: vars.font.lineBase,
  overflowWrap: 'anywhere',
});
