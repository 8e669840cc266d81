import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const bar = style({ display: 'grid', gap: vars.space.x3, inlineSize: '100%' });

/**
 * The foot of a card, from edge to edge. It stays at the lower edge of the screen while the form above is
 * longer; not where hardly anything would be left to see above it.
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

/** The total on one side, the button on the other. */
export const checkout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  inlineSize: '100%',
});

/** On a phone the button takes what the total leaves, or a line of its own. */
globalStyle(`${checkout} > button`, {
  flexGrow: 1,
  /* At the end of the line, also where there is no total before it. */
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flexGrow: 0 } },
});

export const total = style({
  fontSize: vars.font.large,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** What keeps it from being paid. It takes the focus when the button is pressed, and needs no ring for that. */
export const hint = style({
  maxBlockSize: '35vh',
  overflowY: 'auto',
  fontSize: vars.font.small,
  ':focus': { outline: 'none' },
});
export const missingTitle = style({ color: vars.color.dangerText, fontWeight: vars.font.strong });
/** Side by side, so that the bar stays low. */
export const missing = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  /* Unlike `none`, an empty marker leaves the list a list for VoiceOver. */
  listStyle: "''",
});
/** As high as a finger needs. */
export const missingLink = style({
  display: 'inline-block',
  paddingBlock: vars.space.x2,
  color: vars.color.dangerText,
  fontWeight: vars.font.strong,
});

/** It takes the focus when it takes another's place, and needs no ring for that. */
export const openPurchase = style({
  display: 'grid',
  gap: vars.space.x4,
  inlineSize: '100%',
  ':focus': { outline: 'none' },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
