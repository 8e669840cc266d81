import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { smallest } from './smallest.ts';

export const row = style({
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
    [smallest]: { paddingInlineStart: vars.space.x2 },
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
export const still = style({ paddingInlineStart: vars.space.x2 });
export const ranked = style([
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
export const unranked = style([
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
