import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export { heading, lead, narrow, stack } from '../primitives/Page/Page.css.ts';

/** What follows the page's content: a way back. */
export const after = style({ marginBlockStart: vars.space.x5 });

/** What a printed page does without. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
