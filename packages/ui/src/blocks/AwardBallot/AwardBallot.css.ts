import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** On paper the review has it all, in rank order. */
export const categories = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  '@media': { print: { display: 'none' } },
});

/** In the line of a folded category. */
export const rank = style({ color: vars.here.text, fontWeight: vars.font.bold });
export const gap = style({ color: vars.color.warningText, fontWeight: vars.font.strong });

/** What is in an unfolded category: as wide as a phone allows. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingBlockEnd: vars.space.x3,
  paddingInline: vars.space.x4,
  '@media': { [media.phone]: { paddingInline: vars.space.x5 } },
});

/** How a category is saved: at its end, so that saying it moves nothing that one looks at. */
export const saved = style({ minBlockSize: vars.space.x6 });

/** Where the categories will be. */
export const waiting = style({
  maxInlineSize: vars.size.column,
  margin: `${vars.space.x5} auto`,
});
