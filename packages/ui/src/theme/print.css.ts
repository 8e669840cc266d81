import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { ofTheme } from './ofTheme.ts';

const colors = ofTheme('light');
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
