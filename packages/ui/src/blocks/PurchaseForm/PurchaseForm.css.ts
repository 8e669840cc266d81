import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const form = style({ display: 'grid', gap: vars.space.x5, inlineSize: '100%' });

/** Aligns the button's text with the fields. */
export const quietButton = style({ marginInlineStart: `calc(-1 * ${vars.space.x4})` });
