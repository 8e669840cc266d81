import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const categories = style({
  display: 'grid',
  gap: vars.space.x5,
  inlineSize: '100%',
  '@media': { print: { gap: vars.space.x3 } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  inlineSize: '100%',
  '@media': { print: { display: 'none' } },
});
/** When it was, for a sheet of paper that is found again. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'inline' } } });

globalStyle(`${actions} > div`, { flexBasis: '100%' });
