import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';
import { heading, narrow } from '../../primitives/Page/Page.css.ts';

export const page = narrow;

/** Gets the focus from script when it replaces another page, so it needs no focus ring. */
export const title = style([heading, { ':focus': { outline: 'none' } }]);

/** A card that is printed alone, without the rest of the page. */
export const printed = style({});
globalStyle(`body:has(${printed}) *:not(:has(${printed}), ${printed}, ${printed} *)`, {
  '@media': { print: { display: 'none' } },
});

export const facts = style({ display: 'grid', gap: vars.space.x4, inlineSize: '100%' });

/** The number and name of a new member. */
export const hero = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  padding: vars.space.x4,
  borderRadius: vars.radius.base,
  background: vars.color.successSurface,
});
export const number = style({
  flex: 'none',
  color: vars.color.successText,
  fontSize: vars.font.page,
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ display: 'block' });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const caption = style({
  paddingBlockEnd: vars.space.x1,
  fontSize: vars.font.large,
  fontWeight: vars.font.bold,
  textAlign: 'start',
});
/** For screen readers only: the card's title already shows this text. */
export const hiddenCaption = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
const cell = style({
  paddingInline: 0,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  verticalAlign: 'top',
});
export const what = style([cell, { textAlign: 'start', fontWeight: vars.font.strong }]);
export const note = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
  fontWeight: vars.font.regular,
});
const figure = style({
  paddingInlineStart: vars.space.x4,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const amount = style([cell, figure]);
const last = style({
  paddingInline: 0,
  paddingBlockStart: vars.space.x3,
  fontSize: vars.font.large,
  fontWeight: vars.font.bold,
});
export const sum = style([last, { textAlign: 'start' }]);
export const total = style([last, figure]);
export const small = style({ color: vars.here.muted, fontSize: vars.font.small });
export const details = style({ display: 'grid', gap: vars.space.x1, fontSize: vars.font.small });
export const detail = style({
  display: 'grid',
  gridTemplateColumns: '6rem 1fr',
  gap: vars.space.x3,
});
globalStyle(`${detail} > dt`, { color: vars.here.muted });
globalStyle(`${detail} > dd`, { margin: 0, minInlineSize: 0 });
export const line = style({ display: 'block' });
/** One press selects all of it for copying. */
export const reference = style({
  display: 'block',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  '@media': { screen: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

export const next = style({ maxInlineSize: vars.size.column });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  '@media': { print: { display: 'none' } },
});
export const dismiss = style({
  alignSelf: 'start',
  marginBlock: `calc(-1 * ${vars.space.x2})`,
  marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
  '@media': { print: { display: 'none' } },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
});
