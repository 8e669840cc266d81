import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** The total on one side, the button on the other. */
export const checkout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  inlineSize: '100%',
});

export const total = style({
  fontSize: vars.font.title,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const missing = style({ color: vars.here.muted, fontSize: vars.font.small });

/** It takes the focus when it takes another's place, and needs no ring for that. */
export const openPurchase = style({
  display: 'grid',
  gap: vars.space.x4,
  inlineSize: '100%',
  ':focus': { outline: 'none' },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
