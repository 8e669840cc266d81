import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { ofTheme } from './ofTheme.ts';
import { scales } from './scales.ts';

createGlobalTheme(':root', vars, {
  here: {
    text: vars.color.onGround,
    muted: vars.color.onGroundMuted,
    heading: vars.color.onGroundHeading,
    link: vars.color.onGroundLink,
    focus: vars.color.onGroundFocus,
    wash: vars.color.onGroundWash,
  },
  color: ofTheme('light'),
  ...scales,
  shadow: { soft: '0 1px 2px rgb(0 20 40 / 0.18), 0 8px 24px rgb(0 20 40 / 0.18)' },
});

globalStyle(':root', { colorScheme: 'light' });
