import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { narrow } from './page.css.ts';

/** The width of the index beside the categories. */
const INDEX = '14rem';

/** Beside the categories there is room for the index only on very wide screens. */
export const layout = style({
  display: 'grid',
  gap: vars.space.x5,
  justifyContent: 'center',
  gridTemplateColumns: `minmax(0, ${vars.size.column})`,
  marginBlock: vars.space.x5,
  '@media': {
    [media.extraWide]: { gridTemplateColumns: `${INDEX} minmax(0, ${vars.size.column})` },
  },
});

/** The cards of the categories, and what is above and below them. It takes the focus, too large to be framed. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
  ':focus': { outline: 'none' },
});

/* What has the focus, or is gone to, is never below the bar of the index. */
const stops = `${column} :is(a, button, summary, [id])`;
globalStyle(stops, {
  scrollMarginBlockStart: vars.space.x12,
  '@media': { [media.extraWide]: { scrollMarginBlockStart: 0 } },
});
/** For the page itself, while there are categories on it: a text field goes by that alone. */
export const withIndex = style({
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.x16} + ${vars.space.x3})`,
  '@media': {
    [media.extraWide]: { scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.x4})` },
  },
});
globalStyle(`${withIndex} ${stops}`, { scrollMarginBlockStart: 0 });

/** What is above and below the whole, in line with the categories. */
export const inLine = style([
  narrow,
  {
    '@media': {
      [media.extraWide]: {
        maxInlineSize: `calc(${INDEX} + ${vars.space.x5} + ${vars.size.column})`,
        paddingInlineStart: `calc(${INDEX} + ${vars.space.x5})`,
      },
    },
  },
]);
