import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** What takes the focus of a button that goes with what it answers, and is too large to be framed. */
export const place = style({ ':focus': { outline: 'none' } });

export const failure = style({
  maxInlineSize: vars.size.column,
  margin: `${vars.space.x5} auto`,
});
