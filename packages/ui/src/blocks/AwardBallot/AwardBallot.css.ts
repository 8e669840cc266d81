import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** On paper the review has it all, in rank order. */
export const categories = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': { print: { display: 'none' } },
});

/** Where the categories will be. */
export const waiting = style({
  maxInlineSize: vars.size.column,
  margin: `${vars.space.x5} auto`,
});
