import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** Above both columns; gone with what stands in it. */
export const first = style({
  display: 'grid',
  gap: vars.space.x5,
  marginBlockEnd: vars.space.x5,
  ':empty': { display: 'none' },
});
