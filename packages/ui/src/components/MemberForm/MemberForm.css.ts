import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const form = style({ display: 'grid', gap: vars.space.x5, inlineSize: '100%' });
export const group = style({ display: 'grid', gap: vars.space.x3 });
/** Two fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.x3,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The fields on one side and the preview on the other. */
export const badge = style([
  pair,
  {
    columnGap: vars.space.x5,
    '@media': {
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)' },
    },
  },
]);
export const badgeFields = style({ display: 'grid', gap: vars.space.x3 });
/** The preview at about print size, and the button for the larger one. */
export const badgeDrawn = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x3,
  maxInlineSize: '22rem',
});
export const hint = style({ color: vars.here.muted, fontSize: vars.font.small });
export const listing = style({ fontSize: vars.font.small, fontWeight: vars.font.strong });
