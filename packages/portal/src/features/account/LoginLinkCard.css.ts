import { vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.x4 });

export const help = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
  color: vars.color.textMuted,
  fontSize: vars.font.small,
});
