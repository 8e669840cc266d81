import { vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

export const categories = style({ display: 'grid', gap: vars.space.x5, alignContent: 'start' });

/** Where the index leads to, below the bar that stays at the top. */
export const anchor = style({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.x4})`,
});

export const description = style({ color: vars.here.muted, fontSize: vars.font.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });

/** A heading within a card, smaller than the card's own. */
export const subheading = style({ fontSize: vars.font.base });

export const rules = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
});

export const contact = style({ color: vars.here.muted, fontSize: vars.font.small });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  color: vars.color.onGround,
});
