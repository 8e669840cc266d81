import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const lookup = style({ display: 'grid', gap: vars.space.x3, inlineSize: '100%' });
export const number = style({ maxInlineSize: '12rem' });
