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

export const link = style({ color: vars.color.onGroundLink });

export const language = style({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  border: `${vars.line.thin} solid ${vars.color.onGroundMuted}`,
  borderRadius: vars.radius.base,
  background: 'transparent',
  color: vars.color.onGround,
  cursor: 'pointer',
});
