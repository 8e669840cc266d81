// The design tokens for both themes and print, without styles for the page itself.
import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { getThemeColors } from './colors.ts';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { scales } from './scales.ts';

createGlobalTheme(':root', vars, {
  // On a host page, components are on the host's background: white, or dark if the page sets a dark theme.
  here: {
    ground: vars.color.surface,
    accent: vars.color.action,
    text: vars.color.text,
    muted: vars.color.textMuted,
    heading: vars.color.heading,
    link: vars.color.link,
    focus: vars.color.focus,
    wash: vars.color.surfaceWash,
  },
  color: getThemeColors('light'),
  ...scales,
  shadow: { soft: '0 1px 2px rgb(0 20 40 / 0.18), 0 8px 24px rgb(0 20 40 / 0.18)' },
});

globalStyle(':root', { colorScheme: 'light' });

const dark = {
  vars: {
    ...assignVars(vars.color, getThemeColors('dark')),
    // Shadows are invisible on dark backgrounds, so a light hairline marks the card's edge.
    [vars.shadow.soft]: `0 0 0 1px ${vars.color.border}, 0 8px 24px rgb(0 0 0 / 0.4)`,
  },
  colorScheme: 'dark',
} as const;

/** `data-theme="dark"` is always dark; `data-theme="auto"` follows the system setting. */
globalStyle('[data-theme=dark]', dark);
globalStyle('[data-theme=auto]', { '@media': { [media.prefersDark]: dark } });

const colors = getThemeColors('light');
const { text, textMuted, heading, link } = colors;

/** Prints on plain paper, regardless of the screen's theme: no dark colours and no shadows. */
globalStyle(':root', {
  '@media': {
    print: {
      vars: {
        ...assignVars(vars.color, {
          ...colors,
          ground: 'transparent',
          onGround: text,
          onGroundMuted: textMuted,
          onGroundHeading: heading,
          onGroundLink: link,
        }),
        [vars.shadow.soft]: 'none',
      },
      colorScheme: 'light',
    },
  },
});
