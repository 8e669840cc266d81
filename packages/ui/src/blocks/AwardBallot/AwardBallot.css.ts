import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** Print only the review: it has everything, in rank order. */
export const categories = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  '@media': { print: { display: 'none' } },
});

export const rank = style({ color: vars.here.text, fontWeight: vars.font.bold });
export const gap = style({ color: vars.color.warningText, fontWeight: vars.font.strong });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingBlockEnd: vars.space.x3,
  paddingInline: vars.space.x4,
  '@media': { [media.phone]: { paddingInline: vars.space.x5 } },
});

/** Reserves the height of a status message, so that it moves nothing on the screen. */
export const saved = style({ minBlockSize: vars.space.x6 });

/** Reserves room for the categories. */
export const waiting = style({
  maxInlineSize: vars.size.column,
  margin: `${vars.space.x5} auto`,
});
