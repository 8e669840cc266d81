import { media, vars } from '@conkit/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';

const fitted = { inlineSize: 'auto', objectFit: 'contain', objectPosition: 'left' } as const;

/** The attributes `width` and `height` reserve the room before the picture loads. */
const picture = {
  ...fitted,
  display: 'block',
  maxInlineSize: 'min(14rem, 40vw)',
  // On a phone, the page's title is below it.
  blockSize: '1.5rem',
} as const;

const tablet = { '@media': { [media.tablet]: { blockSize: '2rem' } } };

/** Returns a picture with other rules in the dark theme. */
const inDark = (rules: Pick<StyleRule, 'display' | 'padding' | 'background'>): StyleRule => ({
  '@media': {
    // Paper is light.
    screen: { selectors: { '[data-theme=dark] &': rules } },
    [`screen and ${media.prefersDark}`]: { selectors: { '[data-theme=auto] &': rules } },
  },
});

export const light = style([picture, tablet, inDark({ display: 'none' })]);
export const dark = style([{ ...picture, display: 'none' }, tablet, inDark({ display: 'block' })]);
/** A logo for white paper, on a white plate in the dark theme. */
export const onPlate = style([
  { ...picture, borderRadius: vars.space.x1 },
  tablet,
  inDark({ padding: vars.space.x1, background: '#ffffff' }),
]);
