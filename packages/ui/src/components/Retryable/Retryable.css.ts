import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** Receives focus when the retry button disappears; an outline around it would be too large. */
export const place = style({ ':focus': { outline: 'none' } });

export const failure = style({
  maxInlineSize: vars.size.column,
  margin: `${vars.space.x5} auto`,
});
