import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** A bar at the top; on very wide screens a column beside the categories. */
export const index = style({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.x2,
  /* As wide as the page, so that no card shows beside it. */
  marginInline: `calc(-1 * ${vars.space.x3})`,
  paddingInline: vars.space.x3,
  paddingBlockStart: vars.space.x2,
  background: vars.here.ground,
  color: vars.here.text,
  fontSize: vars.font.small,
  lineHeight: vars.font.lineTight,
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

/** The category one is in: its name gives way to its number. */
export const place = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.x2,
  minInlineSize: 0,
  fontWeight: vars.font.strong,
  whiteSpace: 'nowrap',
  /* Beside the categories the list tells it. */
  '@media': { [media.extraWide]: { display: 'none' } },
});
export const placeTitle = style({
  minInlineSize: 0,
  overflow: 'hidden',
  fontSize: vars.font.base,
  textOverflow: 'ellipsis',
});
export const placeNumber = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

/** In one line: what has no room left is told by the line below, and by the list. */
export const state = style({
  gridColumn: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minInlineSize: 0,
  blockSize: vars.size.icon,
  overflow: 'hidden',
  lineHeight: vars.size.icon,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.extraWide]: { display: 'grid', blockSize: 'auto' } },
});

export const progress = style({ whiteSpace: 'nowrap' });

export const note = style({ fontWeight: vars.font.strong, whiteSpace: 'nowrap' });

export const meter = style({
  gridColumn: '1 / -1',
  gridRow: 3,
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.line.thick,
  marginBlockStart: vars.space.x2,
  border: 0,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  background: vars.here.wash,
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': { background: vars.here.accent },
  '::-moz-progress-bar': { background: vars.here.accent },
  '@media': {
    [media.extraWide]: { blockSize: vars.space.x2, marginBlockStart: vars.space.x1 },
    // Forced colours leave nothing of those above, and no engine draws its own where there were some.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      blockSize: vars.space.x2,
      border: `${vars.line.thin} solid CanvasText`,
      background: 'Canvas',
      '::-webkit-progress-value': { background: 'Highlight' },
      '::-moz-progress-bar': { background: 'Highlight' },
    },
  },
});

/** What leads on, and what can be done to all categories. */
export const tools = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  '@media': { [media.extraWide]: { display: 'grid', marginBlockStart: vars.space.x3 } },
});

/** A quiet button on the page. */
const barButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x2,
  border: `${vars.line.thin} solid ${vars.here.muted}`,
  borderRadius: vars.radius.base,
  background: 'transparent',
  color: vars.here.text,
  fontWeight: vars.font.strong,
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': {
    [media.phone]: { paddingInline: vars.space.x3 },
    [media.hover]: { ':hover': { background: vars.here.wash } },
  },
});

/** Leads to what sums the categories up. */
export const way = barButton;
export const wayIcon = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'flex' } },
});

/** Opens the list where there is no room for it beside the categories. */
export const toggle = style([barButton, { '@media': { [media.extraWide]: { display: 'none' } } }]);

/** On a phone the room is for where one is, and how that is saved. */
export const toggleIcon = style({
  display: 'flex',
  '@media': { [media.phone]: { display: 'none' } },
});
export const toggleText = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline' } },
});

/** Over the page, so that opening and closing it moves nothing; on very wide screens below the buttons. */
export const list = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  display: 'grid',
  maxBlockSize: '70vh',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  background: vars.here.ground,
  boxShadow: vars.shadow.soft,
  fontSize: vars.font.base,
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
      fontSize: vars.font.small,
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
  /* Where one is: a bar at its side. */
  borderInlineStart: `${vars.line.thick} solid transparent`,
  borderRadius: vars.radius.base,
  color: vars.here.text,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      borderInlineStartColor: vars.here.accent,
      background: vars.here.wash,
      fontWeight: vars.font.strong,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` },
  },
  '@media': {
    [media.hover]: { ':hover': { textDecoration: 'underline' } },
    [media.extraWide]: { minBlockSize: vars.space.x8 },
  },
});

export const mark = style({ display: 'flex', color: vars.here.accent });

export const warning = style({ display: 'flex', color: vars.here.text });
