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
export const unused = style({ inlineSize: '100%' });
export const unusedTitle = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.here.link,
  fontWeight: vars.font.strong,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { print: { minBlockSize: 0, color: 'inherit' } },
});
export const chevron = style({
  display: 'flex',
  selectors: { '[open] > * > &': { rotate: '90deg' } },
  '@media': { print: { display: 'none' } },
});
export const unusedList = style({
  display: 'grid',
  paddingInlineStart: vars.size.icon,
  listStyle: 'none',
});
export const unusedLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  '@media': { print: { minBlockSize: 0 } },
});

/** The date on a printed sheet. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'inline' } } });

globalStyle(`${actions} > div`, { flexBasis: '100%' });
