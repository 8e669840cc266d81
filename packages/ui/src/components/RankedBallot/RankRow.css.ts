import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.x4})`,
  paddingBlock: vars.space.x2,
  paddingInlineEnd: vars.space.x1,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.base,
  selectors: {
    /* While it is dragged it is drawn above its neighbours, at the pointer. */
    '&[data-dragged]': {
      zIndex: 1,
      background: vars.color.surface,
      borderColor: vars.color.action,
      boxShadow: vars.shadow.soft,
    },
    '&[data-drop=on]': { outline: `${vars.line.thick} solid ${vars.color.action}` },
    /* Where a dragged entry would be put: a line in the middle of the space between two rows. */
    '&[data-drop=before]::before, &[data-drop=after]::after': {
      content: '',
      position: 'absolute',
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
  '@media': { print: { minBlockSize: 0, paddingBlock: vars.space.x1, breakInside: 'avoid' } },
});

/** A row without a grip starts with its number. */
export const still = style({ paddingInlineStart: vars.space.x2 });
export const ranked = style([row, { borderColor: vars.color.border }]);
/* Quieter than a ranked row: no frame, only a line between two of them. */
export const unranked = style([
  row,
  {
    selectors: {
      '& + &:not([data-dragged])': {
        borderStartStartRadius: 0,
        borderStartEndRadius: 0,
        borderBlockStartColor: vars.color.border,
      },
    },
  },
]);

const emptyColors = {
  background: vars.color.warningSurface,
  borderColor: vars.color.warningBorder,
  borderStyle: 'dashed',
  color: vars.color.warningText,
} as const;
export const empty = style([row, emptyColors, { paddingInline: vars.space.x2 }]);
export const emptyItem = style({
  position: 'relative',
  display: 'grid',
});
export const emptyButton = style([
  empty,
  {
    inlineSize: '100%',
    textAlign: 'start',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&:disabled': { cursor: 'default' } },
    '@media': {
      [media.hover]: { selectors: { '&:not(:disabled):hover': { borderStyle: 'solid' } } },
    },
  },
]);

/** The number of a position, or the place where one would be. */
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
  '@media': {
    print: {
      inlineSize: 'auto',
      blockSize: 'auto',
      border: 0,
      background: 'none',
      color: 'inherit',
    },
  },
});
const pressable = {
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
} as const;
export const countedChip = style([
  chip,
  { background: vars.color.action, color: vars.color.onAction },
]);
export const countedButton = style([
  countedChip,
  {
    ...pressable,
    selectors: {
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
    },
  },
]);
/* An entry that would not count has an outlined number: the form says it, not the colour alone. */
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
export const uncountedButton = style([uncountedChip, outlined]);
export const emptyChip = style([chip, { borderColor: 'currentColor', borderStyle: 'dashed' }]);
export const addButton = style([
  chip,
  outlined,
  { borderColor: vars.color.controlBorder, color: vars.here.link },
  { '@media': { print: { display: 'none' } } },
]);

export const text = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({
  display: 'block',
  fontWeight: vars.font.strong,
  lineHeight: vars.font.lineTight,
});
export const credit = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
  lineHeight: vars.font.lineTight,
});
export const note = style({
  display: 'block',
  color: vars.color.warningText,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
  lineHeight: vars.font.lineTight,
});
export const emptyHint = style({
  display: 'block',
  fontSize: vars.font.small,
  '@media': { print: { display: 'none' } },
});
export const remove = style({
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
  selectors: { '&:disabled': { visibility: 'hidden' } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: vars.here.wash, color: vars.color.dangerText } },
    },
    print: { display: 'none' },
  },
});
/** Where a pointer takes hold of a row; a finger anywhere else scrolls the page. */
export const grip = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space.x8,
  marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
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
    [media.hover]: { selectors: { '&:hover': { color: vars.color.action } } },
    print: { display: 'none' },
  },
});
