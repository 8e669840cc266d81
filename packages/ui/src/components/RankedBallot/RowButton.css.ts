import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { pressable } from './pressable.ts';

/** A button at the end of a row, less prominent than the number. */
export const quiet = style({
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
export const more = style([
  quiet,
  {
    selectors: { '&[aria-expanded=true]': { background: vars.color.selected } },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.here.link } } } },
  },
]);
