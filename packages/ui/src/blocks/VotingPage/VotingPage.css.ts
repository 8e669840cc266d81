import { style } from '@vanilla-extract/css';
import { card } from '../../primitives/Card/Card.css.ts';
import { media, vars } from '../../theme/index.ts';

/** Between the heading and the first card. */
export const deadline = style({ marginBlockEnd: vars.space.x5 });

export const steps = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
});

export const contact = style({ color: vars.color.textMuted, fontSize: vars.font.small });

export const form = style({ display: 'grid', gap: vars.space.x4 });

export const signature = style({ fontWeight: vars.font.strong });

export const help = style([card, { paddingBlock: 0, '@media': { print: { display: 'none' } } }]);
export const helpTitle = style({
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
export const chevron = style({
  display: 'flex',
  color: vars.here.link,
  selectors: { '[open] > * > &': { rotate: '180deg' } },
});
