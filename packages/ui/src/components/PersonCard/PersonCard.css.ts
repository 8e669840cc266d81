import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

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
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
});
export const reasons = style({ display: 'grid', gap: vars.space.x2 });
export const term = style({ fontWeight: vars.font.strong, color: vars.here.text });
