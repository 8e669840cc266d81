import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const steps = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
});
