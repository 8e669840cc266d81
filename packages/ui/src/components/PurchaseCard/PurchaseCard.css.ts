import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const amount = style({
  fontSize: vars.font.title,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const entries = style({ display: 'grid', gap: vars.space.x2, inlineSize: '100%' });
export const entry = style({
  display: 'grid',
  columnGap: vars.space.x4,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});
export const term = style({ color: vars.here.muted, fontSize: vars.font.small });
/* Charge ids have no break opportunities. */
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
/** An id that only the crew can use: muted, on one line, and selected as a whole by one press. */
export const code = style([
  value,
  {
    color: vars.here.muted,
    fontSize: vars.font.small,
    userSelect: 'all',
    '@media': {
      screen: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
]);
