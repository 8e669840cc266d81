import { media, vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

export const acts = style({
  display: 'grid',
  gap: vars.space.x4,
  inlineSize: '100%',
  marginBlockEnd: vars.space.x5,
});

export const details = style({ display: 'grid', gap: vars.space.x2, inlineSize: '100%' });
export const detail = style({
  display: 'grid',
  columnGap: vars.space.x4,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});
export const label = style({ color: vars.here.muted, fontSize: vars.font.small });
/** The lines of a value, such as the places of a ranking, which may be longer than the screen is wide. */
export const lines = style({
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
export const form = style({ display: 'grid', gap: vars.space.x4, inlineSize: '100%' });
/** Two short fields side by side, where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Rarely used actions, below the search. */
export const rare = style({ display: 'grid', gap: vars.space.x4, marginBlockStart: vars.space.x5 });
