import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** What takes the focus of a button that goes with what it answers, and is too large to be framed. */
export const category = style({ ':focus': { outline: 'none' } });

/** Room around the fields for the frame of the one that has the focus. */
const frame = vars.space.x1;

/** About the height of a category's fields. */
const FIELDS = '21rem';

/**
 * The browser lays out a category by itself, so that a key costs what is in its category. What is drawn outside of
 * such a box is cut off.
 */
export const work = style({
  inlineSize: `calc(100% + 2 * ${frame})`,
  margin: `calc(-1 * ${frame})`,
  padding: frame,
  contain: 'layout paint style',
});

/** Where the fields will be. */
export const room = style({ minBlockSize: FIELDS });

export const description = style({ color: vars.here.muted, fontSize: vars.font.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
