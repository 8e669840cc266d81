import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** A bar at the top; a column beside the categories on very wide screens. */
export const index = style({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.x2,
  /* Spans the page's padding, so that no card is visible beside it. */
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

/** The current category. The title is truncated before the position is. */
export const place = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.x2,
  minInlineSize: 0,
  fontWeight: vars.font.strong,
  whiteSpace: 'nowrap',
  /* The list beside the categories already shows the current one. */
  '@media': { [media.extraWide]: { display: 'none' } },
});
export const placeTitle = style({
  minInlineSize: 0,
  overflow: 'hidden',
  fontSize: vars.font.base,
  textOverflow: 'ellipsis',
});
export const placeNumber = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

/**
 * One line. Text that doesn't fit is also in the line below and in the list. The save state comes first and is never
 * cut: on a narrow screen, this line takes the whole width.
 */
export const state = style({
  gridColumn: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  /* Moves the lines below out of the clip margin, which leaves room for the button's touch target. */
  rowGap: vars.space.x4,
  minInlineSize: 0,
  blockSize: vars.size.icon,
  overflow: ['hidden', 'clip'],
  overflowClipMargin: `calc((${vars.size.touch} - ${vars.size.icon}) / 2)`,
  lineHeight: vars.size.icon,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.narrow]: { gridColumn: '1 / -1', gridRow: 2 },
    [media.extraWide]: { display: 'grid', blockSize: 'auto' },
  },
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
    // Forced colors remove the styles above, and browsers don't restore the native ones.
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

/** The buttons and links. */
export const tools = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  '@media': {
    [media.narrow]: { gridRow: 1 },
    [media.extraWide]: { display: 'grid', marginBlockStart: vars.space.x3 },
  },
});

/** A quiet button. */
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

/** The link to the summary of the categories. */
export const reviewLink = barButton;
export const reviewIcon = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'flex' } },
});

/** Opens the list where there is no room for it beside the categories. */
export const toggle = style([barButton, { '@media': { [media.extraWide]: { display: 'none' } } }]);

/** On a phone, an icon leaves room for the current category and the save status. */
export const toggleIcon = style({
  display: 'flex',
  '@media': { [media.phone]: { display: 'none' } },
});
export const toggleText = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline' } },
});

/** Overlays the page, so that toggling it causes no layout shift. On very wide screens it is below the buttons. */
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
  /* A bar marks the current category. */
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
    // Forced colours would draw the transparent bars of all entries.
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const mark = style({ display: 'flex', color: vars.here.accent });

export const warning = style({ display: 'flex', color: vars.here.text });
