import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { pressable } from './pressable.ts';

const gripWidth = { narrow: vars.space.x6, wide: vars.space.x8 };

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
    /* While it is dragged it is drawn above its neighbours, at the pointer. */
    '&[data-dragged]': {
      zIndex: 1,
      opacity: 0.9,
      background: vars.color.surface,
      borderColor: vars.color.action,
      boxShadow: vars.shadow.soft,
    },
    '&[data-drop=on]': { outline: `${vars.line.thick} solid ${vars.color.action}` },
    /* Where a dragged entry would be put: a line in the middle of the space between two rows. */
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
    print: {
      minBlockSize: 0,
      paddingBlock: vars.space.x1,
      paddingInlineStart: vars.space.x2,
      breakInside: 'avoid',
    },
  },
});

/** A row without a grip starts with its number. */
export const still = style({ paddingInlineStart: vars.space.x2 });
export const ranked = style([row, { borderColor: vars.color.border }]);
/*
 * Quieter than a ranked row: no frame, only a line between two of them. It is as high as a ranked row
 * and the space below that, so that ranking moves nothing that is below the ballot.
 */
export const unranked = style([
  row,
  {
    minBlockSize: `calc(${vars.size.touch} + ${vars.space.x6})`,
    paddingBlock: vars.space.x3,
    '@media': { print: { minBlockSize: 0, paddingBlock: vars.space.x1 } },
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
export const empty = style([row, emptyColors, { paddingInlineStart: vars.space.x2 }]);
export const emptyItem = style({ position: 'relative', display: 'grid' });
/* Its number and cross stand in line with those of the rows around it, which have a grip. */
export const emptyButton = style([
  row,
  emptyColors,
  {
    inlineSize: '100%',
    paddingInlineStart: gripWidth.narrow,
    textAlign: 'start',
    ...pressable,
    selectors: { '&:disabled': { cursor: 'default' } },
    '@media': {
      [media.phone]: { paddingInlineStart: gripWidth.wide },
      print: { paddingInlineStart: vars.space.x2 },
      [media.hover]: { selectors: { '&:not(:disabled):hover': { borderStyle: 'solid' } } },
    },
  },
]);
export const emptyMark = style({
  display: 'inline-flex',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: vars.size.touch,
  selectors: { ':disabled > &': { visibility: 'hidden' } },
  '@media': { print: { display: 'none' } },
});

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
  selectors: { ':disabled &': { visibility: 'hidden' } },
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
  selectors: {
    '&:disabled': { visibility: 'hidden' },
    /* The row's edge is near. */
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: vars.here.wash, color: vars.color.dangerText } },
    },
    print: { display: 'none' },
  },
});
export const more = style([
  remove,
  {
    selectors: { '&[aria-expanded=true]': { background: vars.color.selected } },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.here.link } } } },
  },
]);
/** Where a pointer takes hold of a row; a finger anywhere else scrolls the page. */
export const grip = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: gripWidth.narrow,
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
      inlineSize: gripWidth.wide,
      marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
    },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.action } } },
    [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', color: 'CanvasText' } },
    print: { display: 'none' },
  },
});
/* Keeps its room, so that nothing moves when a ballot is out of use for a moment. */
export const hiddenGrip = style([grip, { visibility: 'hidden' }]);
