import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const status = style({ display: 'grid', gap: vars.space.x4 });
export const summary = style({ display: 'grid', gap: vars.space.x1 });

globalStyle(`${summary} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x4,
});
globalStyle(`${summary} dt`, { flex: 'none', color: vars.here.muted });
globalStyle(`${summary} dd`, { minInlineSize: 0, textAlign: 'end' });

export const total = style({
  marginBlockStart: vars.space.x1,
  paddingBlockStart: vars.space.x2,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  fontSize: vars.font.large,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const small = style({ color: vars.here.muted, fontSize: vars.font.small });
