import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { ofTheme } from './ofTheme.ts';

const dark = {
  vars: {
    ...assignVars(vars.color, ofTheme('dark')),
    // Shadows are invisible on dark backgrounds, so a light hairline marks the card's edge.
    [vars.shadow.soft]: `0 0 0 1px ${vars.color.border}, 0 8px 24px rgb(0 0 0 / 0.4)`,
  },
  colorScheme: 'dark',
} as const;

/** `data-theme="dark"` is always dark; `data-theme="auto"` follows the system setting. */
globalStyle('[data-theme=dark]', dark);
globalStyle('[data-theme=auto]', { '@media': { [media.prefersDark]: dark } });
