import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const form = style({ display: 'grid', gap: vars.space.x5, inlineSize: '100%' });
export const group = style({ display: 'grid', gap: vars.space.x3 });
/** Two fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.x3,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The preview button at the end of the badge's fields. */
export const pairAndButton = style([
  pair,
  {
    '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr auto' } },
  },
]);
export const atEnd = style({ alignSelf: 'end' });
/** The badge as it is typed, about as large as it is. */
export const badge = style({ maxInlineSize: '22rem' });
export const hint = style({ color: vars.here.muted, fontSize: vars.font.small });
export const listing = style({ fontSize: vars.font.small, fontWeight: vars.font.strong });
export const hintAndButton = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});
export const grow = style({ flex: '1 1 14rem' });
