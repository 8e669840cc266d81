import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const status = style({ ':focus': { outline: 'none' } });

export const form = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start' });

export const code = style({ inlineSize: '100%' });

globalStyle(`${code} input`, {
  maxInlineSize: '13ch',
  fontSize: vars.font.title,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.1em',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  inlineSize: '100%',
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  paddingBlockStart: vars.space.x4,
});
