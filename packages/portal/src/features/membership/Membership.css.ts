import { media, vars } from '@conkit/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The category cards: one column, two from 64em, read down one and then the other. */
export const cards = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': { [media.wide]: { display: 'block', columnCount: 2, columnGap: vars.space.x5 } },
});

globalStyle(`${cards} > *`, {
  breakInside: 'avoid',
  '@media': { [media.wide]: { marginBlockEnd: vars.space.x5 } },
});

export const explanation = style({ color: vars.here.muted });

export const missing = style({
  display: 'grid',
  gap: vars.space.x1,
  marginBlockStart: vars.space.x1,
  paddingInlineStart: vars.space.x5,
});
