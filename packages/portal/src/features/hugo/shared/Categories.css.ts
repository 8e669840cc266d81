import { media, vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';
import * as pages from '../../../shell/pages.css.ts';

/** The width of the index beside the categories. */
const INDEX = '14rem';

export const narrow = style({
  maxInlineSize: vars.size.column,
  margin: `${vars.space.x5} auto`,
});

/** What takes the focus of a button that goes with what it answers, and is too large to be framed. */
export const place = style({ ':focus': { outline: 'none' } });

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

/** What is above and below the categories, in line with them. */
export const inLine = style([
  pages.narrow,
  {
    '@media': {
      [media.extraWide]: {
        maxInlineSize: `calc(${INDEX} + ${vars.space.x5} + ${vars.size.column})`,
        paddingInlineStart: `calc(${INDEX} + ${vars.space.x5})`,
      },
    },
  },
]);
