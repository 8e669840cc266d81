import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const form = style({ display: 'grid', gap: vars.space.x4 });

export const help = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
  color: vars.here.muted,
  fontSize: vars.font.small,
});
