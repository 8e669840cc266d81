import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const facts = style({
  display: 'grid',
  gap: vars.space.x2,
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});
export const fact = style({
  display: 'grid',
  columnGap: vars.space.x4,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});
export const term = style({ color: vars.here.muted, fontSize: vars.font.small });
export const value = style({ minInlineSize: 0, whiteSpace: 'pre-line' });
export const quiet = style({ color: vars.here.muted, fontSize: vars.font.small });

export const rows = style({
  display: 'grid',
  inlineSize: '100%',
  overflowWrap: 'anywhere',
  /* VoiceOver drops list semantics with `none`, but keeps them with an empty marker. */
  listStyle: "''",
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  paddingBlock: vars.space.x2,
  selectors: {
    '&:not(:first-child)': {
      borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
    },
  },
});
export const what = style({ flex: '1 1 12rem', minInlineSize: 0 });
export const state = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'baseline',
  gap: vars.space.x3,
  fontVariantNumeric: 'tabular-nums',
});
export const after = style({ marginBlockStart: vars.space.x5 });
