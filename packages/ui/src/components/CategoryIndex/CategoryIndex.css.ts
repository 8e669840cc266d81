import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** A bar at the top; on very wide screens a column beside the ballot. */
export const index = style({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.x2,
  /* As wide as the page, so that no card shows beside it. */
  marginInline: `calc(-1 * ${vars.space.x3})`,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  background: vars.color.ground,
  color: vars.color.onGround,
  fontSize: vars.font.small,
  '@media': {
    [media.extraWide]: {
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.x4})`,
      display: 'block',
      alignSelf: 'start',
      maxBlockSize: `calc(100vh - ${vars.size.header} - ${vars.space.x8})`,
      marginInline: 0,
      padding: 0,
      background: 'none',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
    print: { display: 'none' },
  },
});

export const state = style({ minInlineSize: 0 });

export const progress = style({ fontWeight: vars.font.strong, whiteSpace: 'nowrap' });

export const note = style({ fontWeight: vars.font.strong, fontVariantNumeric: 'tabular-nums' });

export const meter = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space.x2,
  marginBlockStart: vars.space.x1,
  border: 0,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  background: vars.color.onGroundWash,
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': { background: vars.color.accent },
  '::-moz-progress-bar': { background: vars.color.accent },
  // Forced colours leave nothing of these: the system's own is drawn.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

/** A quiet button on the ground. */
const barButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  border: `${vars.line.thin} solid ${vars.color.onGroundMuted}`,
  borderRadius: vars.radius.base,
  background: 'transparent',
  color: vars.color.onGround,
  textDecoration: 'none',
  cursor: 'pointer',
});

/** Leads to what sums the categories up. */
export const way = style([
  barButton,
  { '@media': { [media.extraWide]: { inlineSize: '100%', marginBlockStart: vars.space.x3 } } },
]);

/** What can be done to all categories. */
export const tools = style({
  '@media': { [media.extraWide]: { display: 'grid', marginBlockStart: vars.space.x3 } },
});

/** Opens the list where there is no room for it beside the ballot. */
export const toggle = style([barButton, { '@media': { [media.extraWide]: { display: 'none' } } }]);

/** Over the page, so that opening and closing it moves nothing; on very wide screens below the button. */
export const list = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  display: 'grid',
  maxBlockSize: '60vh',
  paddingInline: vars.space.x3,
  paddingBlockEnd: vars.space.x2,
  background: vars.color.ground,
  boxShadow: vars.shadow.soft,
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [media.extraWide]: {
      position: 'static',
      maxBlockSize: 'none',
      marginBlockStart: vars.space.x2,
      padding: 0,
      background: 'none',
      boxShadow: 'none',
      overflowY: 'visible',
    },
  },
});

export const closedList = style([
  list,
  { display: 'none', '@media': { [media.extraWide]: { display: 'grid' } } },
]);

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.base,
  color: vars.color.onGround,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { ':hover': { textDecoration: 'underline' } },
    [media.extraWide]: { minBlockSize: vars.space.x8 },
  },
});

export const mark = style({ display: 'flex', color: vars.color.accent });

export const warning = style({ display: 'flex' });
