import { vars } from '@conkit/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

export const cardForm = style({ display: 'grid', gap: vars.space.x4 });

export const small = style({ color: vars.here.muted, fontSize: vars.font.small });

/** The end of a form: the total on one side, the button on the other. */
export const checkout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  inlineSize: '100%',
});

export const checkoutTotal = style({ fontSize: vars.font.title, fontWeight: vars.font.strong });

export const checkoutAmount = style({ fontVariantNumeric: 'tabular-nums' });

/** It takes the focus when it takes another's place, and needs no ring for that. */
export const openPurchase = style({
  display: 'grid',
  gap: vars.space.x4,
  inlineSize: '100%',
  ':focus': { outline: 'none' },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });

/** The heading of a page that has taken another's place takes the focus, and needs no ring. */
export const focusTarget = style({ ':focus': { outline: 'none' } });

/** The parts of a form, one below the other. */
export const form = style({ display: 'grid', gap: vars.space.x5, inlineSize: '100%' });

/** Its words line up with the fields. */
export const quietButton = style({ marginInlineStart: `calc(-1 * ${vars.space.x4})` });
