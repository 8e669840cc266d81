import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  maxInlineSize: '100%',
  whiteSpace: 'nowrap',
});

export const brief = line;

/** It stands out from whatever it is on. */
export const failed = style([
  line,
  {
    paddingInline: vars.space.x2,
    borderRadius: vars.radius.base,
    background: vars.color.dangerSurface,
    color: vars.color.dangerText,
    fontWeight: vars.font.strong,
  },
]);

/** Where there is no room its end is left out, for the page says it in full. */
export const text = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

/** On the colours of what failed, whatever links are around it. */
export const signIn = style({ color: 'inherit' });

export const icon = style({ display: 'flex', flex: 'none' });

globalStyle(`${icon} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const retry = style({
  flex: 'none',
  minInlineSize: vars.size.icon,
  minBlockSize: vars.size.icon,
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` } },
});

/** On a phone there is room for the arrow alone. */
export const retryIcon = style([
  icon,
  { justifyContent: 'center', '@media': { [media.phone]: { display: 'none' } } },
]);
export const retryText = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline' } },
});
globalStyle(`${retryIcon} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
