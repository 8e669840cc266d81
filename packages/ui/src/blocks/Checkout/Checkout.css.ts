import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const bar = style({ display: 'grid', gap: vars.space.x3, inlineSize: '100%' });

/**
 * The foot of a card, from edge to edge. Sticks to the bottom of the screen while the form is longer, except on screens
 * so low that it would cover the form.
 */
export const stickyBar = style([
  bar,
  {
    zIndex: 1,
    inlineSize: `calc(100% + 2 * ${vars.space.x5})`,
    marginInline: `calc(-1 * ${vars.space.x5})`,
    marginBlockEnd: `calc(-1 * (${vars.space.x4} + ${vars.space.x1}))`,
    paddingInline: vars.space.x5,
    paddingBlockStart: vars.space.x3,
    paddingBlockEnd: `max(${vars.space.x3}, env(safe-area-inset-bottom))`,
    borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
    borderEndStartRadius: vars.radius.base,
    borderEndEndRadius: vars.radius.base,
    background: vars.color.surface,
    '@media': { [media.tall]: { position: 'sticky', insetBlockEnd: 0 } },
  },
]);

export const checkout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  inlineSize: '100%',
});

/** On a phone the button takes the remaining width, or a line of its own. */
globalStyle(`${checkout} > button`, {
  flexGrow: 1,
  /*
   * Keeps the button at the end of the line, even without a total.
   */
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flexGrow: 0 } },
});

export const total = style({
  fontSize: vars.font.large,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** Gets the focus from script when the button is pressed, so it needs no focus ring. */
export const hint = style({
  maxBlockSize: '35vh',
  overflowY: 'auto',
  fontSize: vars.font.small,
  ':focus': { outline: 'none' },
});
export const missingTitle = style({ color: vars.color.dangerText, fontWeight: vars.font.strong });
/** Side by side, to keep the bar low. */
export const missing = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  /* VoiceOver drops list semantics with `none`, but keeps them with an empty marker. */
  listStyle: "''",
});
/** Minimum height of a touch target. */
export const missingLink = style({
  display: 'inline-block',
  paddingBlock: vars.space.x2,
  color: vars.color.dangerText,
  fontWeight: vars.font.strong,
});

/** Gets the focus from script when it replaces the form, so it needs no focus ring. */
export const openPurchase = style({
  display: 'grid',
  gap: vars.space.x4,
  inlineSize: '100%',
  ':focus': { outline: 'none' },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
