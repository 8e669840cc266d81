import { assignVars, globalStyle } from '@vanilla-extract/css';
import { lightColors } from './colors.ts';
import { vars } from './contract.css.ts';

const { text, textMuted, heading, link } = lightColors;

/** On paper the ground is paper, whatever the screen looks like: nothing dark, and nothing casts a shadow. */
globalStyle(':root', {
  '@media': {
    print: {
      vars: {
        ...assignVars(vars.color, {
          ...lightColors,
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
