import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** What "Saved 23 seconds ago" takes, in the longest of the languages. */
const STATE = '15rem';

export const categories = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

/**
 * What is eligible, and how the category is saved, which has a place of its own: what it says is longer after a minute, and
 * moves nothing.
 */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `auto minmax(${vars.space.x6}, auto)`,
  gap: `${vars.space.x1} ${vars.space.x4}`,
  alignItems: 'baseline',
  inlineSize: '100%',
  '@media': {
    [media.tablet]: {
      gridTemplateRows: `minmax(${vars.space.x6}, auto)`,
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${STATE})`,
    },
  },
});
/** Below what is eligible, and beside it where there is room. */
export const state = style({
  gridRow: 2,
  '@media': { [media.tablet]: { gridArea: '1 / 2', justifyContent: 'end' } },
});

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

/** Before the titles in a folded category. */
export const unsaved = style({ color: vars.color.warningText, fontWeight: vars.font.strong });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
