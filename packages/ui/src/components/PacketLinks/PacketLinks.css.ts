import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const packet = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  '@media': { print: { display: 'none' } },
});
export const label = style({ fontWeight: vars.font.regular, fontVariantNumeric: 'tabular-nums' });
