import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { card } from '../Card/Card.css.ts';

export const folding = style([card, { paddingBlock: 0 }]);

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.x3})`,
  paddingInline: vars.space.x5,
  borderRadius: vars.radius.base,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` },
  },
  '@media': { [media.hover]: { ':hover': { background: vars.here.wash } } },
});

export const text = style({ minInlineSize: 0, paddingBlock: vars.space.x3 });

export const hint = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
  selectors: { '[open] > * > * > &': { display: 'none' } },
});

export const chevron = style({
  display: 'flex',
  flex: 'none',
  color: vars.here.link,
  selectors: { '[open] > * > &': { rotate: '180deg' } },
});
