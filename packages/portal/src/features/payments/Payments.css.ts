import { vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

export const total = style({ fontVariantNumeric: 'tabular-nums' });

export const missing = style({
  display: 'grid',
  gap: vars.space.x1,
  marginBlockStart: vars.space.x1,
  paddingInlineStart: vars.space.x5,
});

export const steps = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
});
