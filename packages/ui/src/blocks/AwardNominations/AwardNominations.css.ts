import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** What takes the focus of a button that goes with what it answers, and is too large to be framed. */
export const category = style({ ':focus': { outline: 'none' } });

/** Room around the fields for the frame of the one that has the focus. */
const frame = vars.space.x1;

/** About the height of a category's fields. */
const FIELDS = '21rem';

/**
 * The browser does the work for a category's fields only while they are in view or near it, so that a key or
 * the first screen costs what is seen. What is drawn outside of such a box is cut off.
 */
export const work = style({
  inlineSize: `calc(100% + 2 * ${frame})`,
  margin: `calc(-1 * ${frame})`,
  padding: frame,
  contentVisibility: 'auto',
  /* Until the browser has seen them; from then on it remembers. */
  containIntrinsicBlockSize: `auto ${FIELDS}`,
  '@media': { print: { contentVisibility: 'visible' } },
});

/** Where the fields will be. */
export const room = style({ minBlockSize: FIELDS });

export const description = style({ color: vars.here.muted, fontSize: vars.font.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
