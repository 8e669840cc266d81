import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars, surface } from '../../theme/index.ts';

/** Screens without drag handles: with them, the controls would fill half the row. */
const withoutHandles = '(max-width: 359px)';

/** The styles that all buttons of a row share. */
const pressable = {
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
} as const;

/* VoiceOver drops list semantics with `none`, but keeps them with an empty marker. */
const EMPTY_MARKER = "''";

/* A flex column, because browsers take 50% longer to lay out a changed grid. */
export const ballot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  inlineSize: '100%',
  minInlineSize: 0,
  /*
   * Isolates layout and paint from the page's other ballots. Only with `popover`, because containment would clip the
   * position menu.
   */
  '@supports': {
    'selector(:popover-open)': { contain: 'content', overflowClipMargin: vars.space.x2 },
  },
});
export const hint = style({ color: vars.here.muted, fontSize: vars.font.small });
export const rankedList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  listStyle: EMPTY_MARKER,
});
export const nothingRanked = style({
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.x4})`,
  padding: vars.space.x4,
  border: `${vars.line.thin} dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.base,
  color: vars.here.muted,
  selectors: {
    '&[data-drop]': { outline: `${vars.line.thick} solid ${vars.color.action}` },
  },
});
export const unrankedSection = style({
  marginBlockStart: vars.space.x1,
  borderRadius: vars.radius.base,
  outlineOffset: vars.space.x1,
  selectors: {
    '&[data-drop]': { outline: `${vars.line.thick} dashed ${vars.color.action}` },
  },
});
export const unrankedTitle = style({
  marginBlockEnd: vars.space.x1,
  color: vars.here.muted,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
});
export const unrankedList = style({ listStyle: EMPTY_MARKER });
/** Explains the + buttons, beside the heading. */
export const next = style({ marginInlineStart: vars.space.x3, fontWeight: vars.font.regular });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  '@media': { print: { display: 'none' } },
});
/* Only with a mouse or trackpad, where a keyboard is likely. */
export const keys = style({
  display: 'none',
  flex: 1,
  minInlineSize: '12rem',
  color: vars.here.muted,
  fontSize: vars.font.small,
  lineHeight: vars.font.lineTight,
  '@media': { [media.mouse]: { display: 'block' } },
});
export const onScreen = style({ '@media': { print: { display: 'none' } } });

const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.x4})`,
  paddingBlock: vars.space.x2,
  paddingInlineEnd: 0,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.base,
  selectors: {
    /* A dragged row follows the pointer, above its neighbours. */
    '&[data-dragged]': {
      zIndex: 1,
      background: vars.color.surface,
      color: vars.color.text,
      // Resets the colours of dark backgrounds.
      vars: {
        [vars.here.text]: vars.color.text,
        [vars.here.muted]: vars.color.textMuted,
        [vars.here.link]: vars.color.link,
        [vars.here.wash]: vars.color.surfaceWash,
      },
      borderColor: vars.color.action,
      boxShadow: vars.shadow.soft,
    },
    '&[data-drop=on]': { outline: `${vars.line.thick} solid ${vars.color.action}` },
    /* Marks the drop position with a line between two rows. */
    '&[data-drop=before]::before, &[data-drop=after]::after': {
      content: '',
      position: 'absolute',
      zIndex: 2,
      insetInline: 0,
      blockSize: vars.line.thick,
      borderRadius: vars.radius.round,
      background: vars.color.action,
      pointerEvents: 'none',
    },
    '&[data-drop=before]::before': {
      insetBlockEnd: `calc(100% + (${vars.space.x2} - ${vars.line.thick}) / 2)`,
    },
    '&[data-drop=after]::after': {
      insetBlockStart: `calc(100% + (${vars.space.x2} - ${vars.line.thick}) / 2)`,
    },
  },
  '@media': {
    [media.phone]: { gap: vars.space.x3, paddingInlineEnd: vars.space.x1 },
    // The drag handle is hidden at this width.
    [withoutHandles]: { paddingInlineStart: vars.space.x2 },
    // Otherwise the transparent line would be visible in forced colours.
    [media.forcedColors]: { borderColor: 'Canvas' },
    print: {
      minBlockSize: 0,
      paddingBlock: vars.space.x1,
      paddingInlineStart: vars.space.x2,
      breakInside: 'avoid',
    },
  },
});

/** A row without a drag handle starts with its number. */
export const rowWithoutHandle = style({ paddingInlineStart: vars.space.x2 });
export const rankedRow = style([
  row,
  {
    borderColor: vars.color.border,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
]);
/*
 * Unranked rows have no frame, only a line between them. Each is as high as a ranked row with its gap, so that ranking
 * causes no layout shift below the ballot.
 */
export const unrankedRow = style([
  row,
  {
    minBlockSize: `calc(${vars.size.touch} + ${vars.space.x6})`,
    paddingBlock: vars.space.x3,
    '@media': {
      print: { minBlockSize: 0, paddingBlock: vars.space.x1 },
      [media.forcedColors]: {
        selectors: { '& + &:not([data-dragged])': { borderBlockStartColor: 'CanvasText' } },
      },
    },
    selectors: {
      '& + &:not([data-dragged])': {
        borderStartStartRadius: 0,
        borderStartEndRadius: 0,
        borderBlockStartColor: vars.color.border,
      },
    },
  },
]);

const handleWidth = { narrow: vars.space.x6, wide: vars.space.x8 };

/** The drag handle. A finger anywhere else scrolls the page. */
export const dragHandle = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: handleWidth.narrow,
  marginInlineEnd: `calc(-1 * ${vars.space.x2})`,
  marginBlock: `calc(-1 * ${vars.space.x2})`,
  color: vars.color.controlBorder,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '::before': {
    content: '',
    inlineSize: '10px',
    blockSize: '16px',
    backgroundImage: 'radial-gradient(circle, currentColor 1.5px, transparent 2px)',
    backgroundSize: '5px 5.33px',
  },
  selectors: {
    '[data-dragged] &': { cursor: 'grabbing', color: vars.color.action },
  },
  '@media': {
    [media.phone]: {
      inlineSize: handleWidth.wide,
      marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
    },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.action } } },
    [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', color: 'CanvasText' } },
    [withoutHandles]: { display: 'none' },
    print: { display: 'none' },
  },
});
/* Keeps its space, so that a temporarily disabled ballot causes no layout shift. */
export const hiddenDragHandle = style([dragHandle, { visibility: 'hidden' }]);

/** The number of a position, or a placeholder for it. */
const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.base,
  fontSize: vars.font.large,
  fontWeight: vars.font.bold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { inlineSize: vars.size.icon, blockSize: 'auto', borderStyle: 'none' } },
});
/* A small arrow below the number shows that it opens a menu. */
const arrow = {
  content: '',
  inlineSize: '6px',
  blockSize: '6px',
  borderRight: '2px solid currentColor',
  borderBottom: '2px solid currentColor',
  rotate: '45deg',
  translate: '0 -1px',
} as const;
export const countedChip = style([
  chip,
  {
    background: vars.color.action,
    color: vars.color.onAction,
    '@media': {
      /* Keeps the fill in forced colours, because entries that would not count have none. */
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'CanvasText',
        color: 'Canvas',
      },
      print: { background: 'none', color: 'inherit' },
    },
  },
]);
export const countedButton = style([
  countedChip,
  {
    ...pressable,
    flexDirection: 'column',
    selectors: {
      '&:not(:disabled)::after': arrow,
      '&:disabled': {
        background: vars.color.disabled,
        color: vars.color.onDisabled,
        cursor: 'default',
      },
      '&[aria-expanded=true]': { background: vars.color.actionHover },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:not(:disabled):hover': { background: vars.color.actionHover } },
      },
      print: { selectors: { '&:not(:disabled)::after': { display: 'none' } } },
    },
  },
]);
/* Outlined, so that colour isn't the only sign that the entry would not count. */
export const uncountedChip = style([
  chip,
  { borderColor: vars.color.warningBorder, color: vars.color.warningText },
]);
const outlined = {
  ...pressable,
  background: 'transparent',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&[aria-expanded=true]': { background: vars.color.selected },
  },
  '@media': {
    [media.hover]: { selectors: { '&:not(:disabled):hover': { background: vars.here.wash } } },
  },
} as const;
export const uncountedButton = style([
  uncountedChip,
  outlined,
  {
    flexDirection: 'column',
    selectors: {
      '&:not(:disabled)::after': arrow,
      '&:disabled': { borderColor: vars.color.disabled, color: vars.color.onDisabled },
    },
    '@media': { print: { selectors: { '&:not(:disabled)::after': { display: 'none' } } } },
  },
]);
export const emptyChip = style([chip, { borderColor: 'currentColor', borderStyle: 'dashed' }]);
export const addButton = style([
  chip,
  outlined,
  {
    borderColor: vars.color.controlBorder,
    color: vars.here.link,
    selectors: {
      '&:disabled': { borderColor: vars.color.disabled, color: vars.color.onDisabled },
    },
  },
  { '@media': { print: { display: 'none' } } },
]);

export const entryText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const entryTitle = style({
  display: 'block',
  fontWeight: vars.font.strong,
  lineHeight: vars.font.lineTight,
});
export const entryCredit = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
  lineHeight: vars.font.lineTight,
});
export const entryNote = style({
  display: 'block',
  color: vars.color.warningText,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
  lineHeight: vars.font.lineTight,
});
/** A picture of the work. Its height depends on the text beside it. */
export const cover = style({ display: 'inline-flex', flex: 'none' });

/** A button at the end of a row, less prominent than the number. */
export const rowButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.base,
  background: 'transparent',
  color: vars.here.muted,
  ...pressable,
  selectors: {
    '&:disabled': { visibility: 'hidden' },
    /* An inset outline, because the row's edge is near. */
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: vars.here.wash, color: vars.color.dangerText } },
    },
    print: { display: 'none' },
  },
});
export const menuButton = style([
  rowButton,
  {
    selectors: { '&[aria-expanded=true]': { background: vars.color.selected } },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.here.link } } } },
  },
]);

const emptyColors = {
  background: vars.color.warningSurface,
  borderColor: vars.color.warningBorder,
  borderStyle: 'dashed',
  color: vars.color.warningText,
} as const;
const forcedBorder = { [media.forcedColors]: { borderColor: 'CanvasText' } } as const;
export const emptyRow = style([
  row,
  emptyColors,
  { paddingInlineStart: vars.space.x2, '@media': forcedBorder },
]);
export const emptyItem = style({ position: 'relative', display: 'grid' });
/* Aligned with the rows around it, which have a drag handle. */
export const emptyButton = style([
  row,
  emptyColors,
  {
    inlineSize: '100%',
    paddingInlineStart: handleWidth.narrow,
    textAlign: 'start',
    ...pressable,
    selectors: { '&:disabled': { cursor: 'default' } },
    '@media': {
      ...forcedBorder,
      [media.phone]: { paddingInlineStart: handleWidth.wide },
      [withoutHandles]: { paddingInlineStart: vars.space.x2 },
      print: { paddingInlineStart: vars.space.x2 },
      [media.hover]: { selectors: { '&:not(:disabled):hover': { borderStyle: 'solid' } } },
    },
  },
]);
export const emptyIcon = style({
  display: 'inline-flex',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: vars.size.touch,
  selectors: { ':disabled > &': { visibility: 'hidden' } },
  '@media': { print: { display: 'none' } },
});

const emptyHint = style({
  display: 'block',
  fontSize: vars.font.small,
  selectors: { ':disabled &': { visibility: 'hidden' } },
  '@media': { print: { display: 'none' } },
});
/** Styles choose the words, so that the server renders the same. */
export const tapHint = style([emptyHint, { '@media': { [media.mouse]: { display: 'none' } } }]);
export const clickHint = style([
  emptyHint,
  { display: 'none', '@media': { [media.mouse]: { display: 'block' } } },
]);

/*
 * Covers the window, so that a press outside the menu only closes it. On a phone it is dimmed and the menu is a bottom
 * sheet. On wider screens the menu is at its button.
 */
export const menuScreen = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: vars.color.scrim,
  '@media': { [media.phone]: { background: 'transparent' }, print: { display: 'none' } },
});
export const menuPanel = style([
  surface,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: '85dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.x1,
    paddingBlockEnd: `calc(${vars.space.x1} + env(safe-area-inset-bottom, 0px))`,
    border: `${vars.line.thin} solid ${vars.color.border}`,
    borderStartStartRadius: vars.radius.base,
    borderStartEndRadius: vars.radius.base,
    boxShadow: vars.shadow.soft,
    '@media': {
      [media.phone]: {
        /* Set by `usePopup`. Physical, because the button's coordinates are. */
        inset: 'var(--menu-y, 0) auto auto var(--menu-x, 0)',
        inlineSize: '22rem',
        maxBlockSize: '96dvh',
        paddingBlockEnd: vars.space.x1,
        borderRadius: vars.radius.base,
      },
    },
  },
]);
export const menuHeader = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
});
export const menuTitle = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.here.muted,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
  lineHeight: vars.font.lineTight,
});
/* A sheet needs a visible close button. On wide screens there is room to press outside. */
export const menuClose = style({
  display: 'inline-flex',
  '@media': { [media.phone]: { display: 'none' } },
});

const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  border: 0,
  borderRadius: vars.radius.base,
  background: 'transparent',
  lineHeight: vars.font.lineTight,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus': { background: vars.here.wash },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.here.wash } } } },
});
export const menuItems = styleVariants({
  plain: [menuItem],
  current: [
    menuItem,
    {
      background: vars.color.selected,
      selectors: { '&:focus': { background: vars.color.selected } },
    },
  ],
  danger: [menuItem, { color: vars.color.dangerText }],
});
export const itemNumber = style({
  flex: 'none',
  inlineSize: vars.size.icon,
  color: vars.here.link,
  fontSize: vars.font.large,
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const itemLabel = style({ flex: 1, minInlineSize: 0 });
export const itemHint = style({
  display: 'block',
  overflow: 'hidden',
  color: vars.here.muted,
  fontSize: vars.font.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/* Dashed, like an empty position. */
export const itemGapNumber = style([
  itemNumber,
  {
    borderRadius: vars.radius.base,
    outline: `${vars.line.thin} dashed ${vars.color.warningBorder}`,
    color: vars.color.warningText,
  },
]);
export const menuFootnote = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  color: vars.here.muted,
  fontSize: vars.font.small,
  lineHeight: vars.font.lineTight,
});
export const menuRemoval = style({
  marginBlockStart: vars.space.x1,
  paddingBlockStart: vars.space.x1,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
});
