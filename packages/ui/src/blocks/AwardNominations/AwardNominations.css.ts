import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const categories = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

/** What is eligible, and at the end how the category is saved. Saying that moves nothing. */
export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  inlineSize: '100%',
  minBlockSize: vars.space.x6,
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

export const description = style({
  flex: `1 1 ${vars.size.dropdown}`,
  color: vars.here.muted,
  fontSize: vars.font.small,
});

/** Before the titles in a folded category. */
export const unsaved = style({ color: vars.color.warningText, fontWeight: vars.font.strong });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
