import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

/**
 * The styles that components expect on bare elements. An application applies them to the whole page (`reset.css`). For
 * other sites, `inside.css.ts` applies them inside components only.
 */
export const bareElements: ReadonlyArray<readonly [selector: string, rule: GlobalStyleRule]> = [
  ['*, *::before, *::after', { boxSizing: 'border-box' }],
  // Firefox gives `textarea` a margin, which would make it lower than the copy of its text.
  ['h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, textarea', { margin: 0 }],
  ['ul, ol', { padding: 0 }],
  ['fieldset', { border: 0, padding: 0, minInlineSize: 0 }],
  ['button, input, select, textarea', { font: 'inherit', color: 'inherit' }],
  [
    'h1, h2, h3, h4',
    {
      color: vars.here.heading,
      fontSize: vars.font.large,
      fontWeight: vars.font.bold,
      lineHeight: vars.font.lineTight,
      textWrap: 'balance',
    },
  ],
  ['h1', { fontSize: vars.font.page }],
  ['a', { color: vars.here.link, textUnderlineOffset: '0.18em' }],
  ['img, svg', { maxInlineSize: '100%' }],
  [
    ':focus-visible',
    {
      outline: `${vars.line.thick} solid ${vars.here.focus}`,
      outlineOffset: '2px',
      '@media': { print: { outline: 'none' } },
    },
  ],
  [
    '*, *::before, *::after',
    {
      '@media': {
        [media.reducedMotion]: {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // A short transition of every property would change themes with a delay of one frame per nesting level.
          transitionProperty: 'none !important',
        },
      },
    },
  ],
];
