import { media, vars } from '@conkit/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { place } from './shared/Categories.css.ts';

export const ballot = style([
  place,
  { display: 'grid', gap: vars.space.x5, alignContent: 'start' },
]);

/* What has the focus, or is gone to, is never below the bar of the index. */
globalStyle(`${ballot} :is(a, button, [id])`, {
  scrollMarginBlockStart: vars.space.x12,
  '@media': { [media.extraWide]: { scrollMarginBlockStart: 0 } },
});

/** On paper the review has it all, in rank order. */
export const categories = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': { print: { display: 'none' } },
});
