import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const list = style({
  /* Unlike `none`, an empty marker leaves the list a list for VoiceOver. */
  listStyle: "''",
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x2,
});
export const groupStart = style({
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: vars.space.x1,
      paddingBlockStart: vars.space.x1,
      borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
    },
  },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: vars.space.x12,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  border: 0,
  borderRadius: vars.radius.base,
  background: 'transparent',
  color: vars.here.text,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.here.wash } } },
  },
  selectors: {
    '&:active:not(:disabled)': { background: vars.here.wash },
    '&:disabled': { color: vars.here.muted, cursor: 'default' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` },
  },
});
export const icon = style({
  flex: 'none',
  color: vars.here.link,
  selectors: { ':disabled > &': { color: 'inherit' } },
});
export const text = style({ flex: 1, minInlineSize: 0 });
export const label = style({
  display: 'block',
  selectors: {
    /* A link that stands alone in a list is known by its place; the underline comes on approach. */
    [`${row}:hover:not(:disabled) &`]: {
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
    },
  },
});
export const hint = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
});
export const price = style({
  flex: 'none',
  maxInlineSize: '45%',
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const note = style({
  paddingInline: vars.space.x3,
  paddingBlockEnd: vars.space.x2,
  color: vars.here.muted,
  fontSize: vars.font.small,
});
