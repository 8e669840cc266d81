import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const subtitle = style({ display: 'block' });
export const details = style({ display: 'block' });

export const whyNot = style({
  paddingBlockEnd: vars.space.x2,
  paddingInline: vars.space.x5,
  color: vars.here.muted,
  fontSize: vars.font.small,
});
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  color: vars.here.link,
  fontWeight: vars.font.strong,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const mark = style({
  selectors: {
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
    'details[open] > * > &': { transform: 'rotate(90deg)' },
  },
});
export const reasons = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlock: vars.space.x1,
  paddingInlineStart: vars.size.icon,
});
export const term = style({ fontWeight: vars.font.strong, color: vars.here.text });
