import { vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

/** What a printed ballot does without. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

/** Between the heading and the first card. */
export const deadline = style({ marginBlockEnd: vars.space.x5 });
