import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: 0,
  listStyle: 'none',
});

export const passkey = style({
  display: 'grid',
  gap: vars.space.x2,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  paddingBlockEnd: vars.space.x4,
});

export const name = style({ fontWeight: vars.font.bold, overflowWrap: 'anywhere' });

export const facts = style({ color: vars.here.muted, fontSize: vars.font.small });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });

export const form = style({ display: 'grid', gap: vars.space.x3 });
