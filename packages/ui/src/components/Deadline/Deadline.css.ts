import { style } from '@vanilla-extract/css';

/** On a line of its own, which is there before its words are. */
export const own = style({ display: 'block' });
