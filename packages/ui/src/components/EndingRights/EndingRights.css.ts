import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const rights = style({
  display: 'grid',
  gap: vars.space.x1,
  marginBlockStart: vars.space.x1,
  paddingInlineStart: vars.space.x5,
});
