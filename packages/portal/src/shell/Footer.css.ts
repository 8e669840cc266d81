import { vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  marginBlockStart: vars.space.x10,
  color: vars.color.onGroundMuted,
  fontSize: vars.font.small,
  '@media': { print: { display: 'none' } },
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
});
