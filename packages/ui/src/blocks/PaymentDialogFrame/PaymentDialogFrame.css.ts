import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const small = style({ color: vars.here.muted, fontSize: vars.font.small });
