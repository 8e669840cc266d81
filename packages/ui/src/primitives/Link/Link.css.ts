import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const link = style({
  color: vars.here.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
  borderRadius: vars.space.x1,
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
});
