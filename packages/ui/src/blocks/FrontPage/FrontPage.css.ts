import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const page = style({ display: 'grid', gap: vars.space.x5 });

/* The two cards have the same width and height. */
export const ways = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${ways} > *`, { display: 'grid', minInlineSize: 0 });
