import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const wayBack = style({ vars: { [vars.here.link]: vars.color.onGroundLink } });
