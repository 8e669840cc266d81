import { media, vars } from '@conkit/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const narrow = style({
  maxInlineSize: vars.size.column,
  margin: `${vars.space.x5} auto`,
});

/** Beside the ballot there is room for the index only on very wide screens. */
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

export const ballot = style({ display: 'grid', gap: vars.space.x5, alignContent: 'start' });

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
