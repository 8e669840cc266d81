import { media, vars } from '@conkit/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const narrow = style({
  maxInlineSize: vars.size.column,
  margin: `${vars.space.x5} auto`,
});

/** Beside the categories there is room for the index only on very wide screens. */
export const layout = style({
  display: 'grid',
  gap: vars.space.x5,
  justifyContent: 'center',
  gridTemplateColumns: `minmax(0, ${vars.size.column})`,
  marginBlock: vars.space.x5,
  '@media': {
    [media.extraWide]: { gridTemplateColumns: `14rem minmax(0, ${vars.size.column})` },
  },
});

export const categories = style({ display: 'grid', gap: vars.space.x5, alignContent: 'start' });

/** Where the index leads to, below the bar that stays at the top. */
export const anchor = style({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.x4})`,
});

export const description = style({ color: vars.here.muted, fontSize: vars.font.small });

export const versions = style({
  display: 'grid',
  gap: vars.space.x4,
  marginBlock: vars.space.x3,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const version = style({
  display: 'grid',
  gap: vars.space.x2,
  alignContent: 'start',
  justifyItems: 'start',
});

globalStyle(`${version} h3`, { fontSize: vars.font.small });

export const saveAll = style({
  '@media': { [media.extraWide]: { display: 'grid', marginBlockStart: vars.space.x3 } },
});

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
