import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
  marginBlockStart: vars.space.x4,
});
