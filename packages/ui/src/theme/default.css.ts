import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { ofTheme } from './ofTheme.ts';
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
  color: ofTheme('light'),
  ...scales,
  shadow: { soft: '0 1px 2px rgb(0 20 40 / 0.18), 0 8px 24px rgb(0 20 40 / 0.18)' },
});

globalStyle(':root', { colorScheme: 'light' });
