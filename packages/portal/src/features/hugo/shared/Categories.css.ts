import { media, vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

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
    [media.extraWide]: { gridTemplateColumns: `14rem minmax(0, ${vars.size.column})` },
  },
});
