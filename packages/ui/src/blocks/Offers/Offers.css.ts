import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** One column, two from 64em, each read from top to bottom. */
export const categories = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': { [media.wide]: { display: 'block', columnCount: 2, columnGap: vars.space.x5 } },
});

globalStyle(`${categories} > *`, {
  breakInside: 'avoid',
  '@media': { [media.wide]: { marginBlockEnd: vars.space.x5 } },
});

export const explanation = style({ color: vars.here.muted });
