import { style } from '@vanilla-extract/css';

/** Hides content visually but not from screen readers. For styles that hide at some widths only. */
export const hiddenRules = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hidden = style(hiddenRules);
