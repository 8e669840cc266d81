import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** The parts of a form, one below the other. */
export const form = style({ display: 'grid', gap: vars.space.x5, inlineSize: '100%' });

/** Its words line up with the fields. */
export const quietButton = style({ marginInlineStart: `calc(-1 * ${vars.space.x4})` });
