import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const days = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  border: 0,
});

export const dayButtons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space.x2,
});

export const legend = style({
  paddingInline: 0,
  paddingBlockEnd: vars.space.x1,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
});
