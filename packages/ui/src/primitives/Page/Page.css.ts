import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** One column at a comfortable reading width. */
export const narrow = style({ maxInlineSize: vars.size.column, marginInline: 'auto' });

/** The page's heading, outside the cards. */
export const heading = style({
  marginBlockEnd: vars.space.x4,
  color: vars.here.heading,
  fontSize: vars.font.page,
  fontWeight: vars.font.bold,
  lineHeight: vars.font.lineTight,
});

/** The introduction below the heading, outside the cards. */
export const lead = style({
  maxInlineSize: vars.size.column,
  marginBlock: `calc(-1 * ${vars.space.x2}) ${vars.space.x5}`,
  color: vars.here.text,
});

/** Two columns from 64em. */
export const columns = style({
  display: 'grid',
  gap: vars.space.x5,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const stack = style({ display: 'grid', gap: vars.space.x5 });
