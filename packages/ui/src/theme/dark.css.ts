import { assignVars, globalStyle } from '@vanilla-extract/css';
import { darkColors } from './colors.ts';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

const dark = { vars: assignVars(vars.color, darkColors), colorScheme: 'dark' } as const;

/** `data-theme="dark"` is always dark; `data-theme="auto"` follows the reader's system. */
globalStyle('[data-theme=dark]', dark);
globalStyle('[data-theme=auto]', { '@media': { [media.prefersDark]: dark } });
