import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const explanation = style({ color: vars.here.muted });
