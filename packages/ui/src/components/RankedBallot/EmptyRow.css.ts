import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { gripWidth } from './Grip.css.ts';
import { pressable } from './pressable.ts';
import { row } from './Row.css.ts';
import { smallest } from './smallest.ts';

const emptyColors = {
  background: vars.color.warningSurface,
  borderColor: vars.color.warningBorder,
  borderStyle: 'dashed',
  color: vars.color.warningText,
} as const;
const forced = { [media.forcedColors]: { borderColor: 'CanvasText' } } as const;
export const empty = style([
  row,
  emptyColors,
  { paddingInlineStart: vars.space.x2, '@media': forced },
]);
export const emptyItem = style({ position: 'relative', display: 'grid' });
/* Aligned with the rows around it, which have a drag handle. */
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
      ...forced,
      [media.phone]: { paddingInlineStart: gripWidth.wide },
      [smallest]: { paddingInlineStart: vars.space.x2 },
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

export const emptyHint = style({
  display: 'block',
  fontSize: vars.font.small,
  selectors: { ':disabled &': { visibility: 'hidden' } },
  '@media': { print: { display: 'none' } },
});
