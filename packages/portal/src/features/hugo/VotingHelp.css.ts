import { vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
});

export const contact = style({ color: vars.color.textMuted, fontSize: vars.font.small });
