import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const packet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  fontSize: vars.font.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
});
