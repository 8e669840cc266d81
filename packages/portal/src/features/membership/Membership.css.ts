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

/** The parts of the member form, one below the other. */
export const form = style({ display: 'grid', gap: vars.space.x5, inlineSize: '100%' });

export const missing = style({
  display: 'grid',
  gap: vars.space.x1,
  marginBlockStart: vars.space.x1,
  paddingInlineStart: vars.space.x5,
});

/** The heading of a page that has taken another's place takes the focus, and needs no ring. */
export const focusTarget = style({ ':focus': { outline: 'none' } });

/** Its words line up with the fields. */
export const quietButton = style({ marginInlineStart: `calc(-1 * ${vars.space.x4})` });
