import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

export { heading, lead, narrow, stack } from '../primitives/Page/Page.css.ts';

/** Content after the main content, such as a link back. */
export const after = style({ marginBlockStart: vars.space.x5 });

/** Hidden in print. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
