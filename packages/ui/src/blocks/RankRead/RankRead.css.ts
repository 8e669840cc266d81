import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const ranking = style({
  display: 'grid',
  gap: vars.space.x1,
  marginBlock: vars.space.x3,
  paddingInlineStart: vars.space.x6,
});
