import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** Width of "Saved 23 seconds ago" in the longest language. */
const STATE = '15rem';

export const categories = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

/**
 * What is eligible, and the save status. Room is reserved for the status, because its text grows after a minute and
 * must move nothing.
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
/** Below the eligibility text, or beside it where there is room. */
export const state = style({
  gridRow: 2,
  '@media': { [media.tablet]: { gridArea: '1 / 2', justifyContent: 'end' } },
});

/** Room for the focus outline around the fields. */
const frame = vars.space.x1;

/** Approximate height of a category's fields. */
const FIELDS = '21rem';

/** Layout containment: a keystroke lays out only its own category. Content outside of the box is clipped. */
export const work = style({
  inlineSize: `calc(100% + 2 * ${frame})`,
  margin: `calc(-1 * ${frame})`,
  padding: frame,
  contain: 'layout paint style',
});

/** Reserves room for the fields. */
export const room = style({ minBlockSize: FIELDS });

export const description = style({ color: vars.here.muted, fontSize: vars.font.small });

export const unsaved = style({ color: vars.color.warningText, fontWeight: vars.font.strong });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
