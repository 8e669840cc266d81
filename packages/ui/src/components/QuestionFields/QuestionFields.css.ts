import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const fields = style({ display: 'grid', gap: vars.space.x5, inlineSize: '100%' });
