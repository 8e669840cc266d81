import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const menu = style({
  minInlineSize: '14rem',
  maxBlockSize: `min(${vars.size.dropdown}, 80dvh)`,
  overflowY: 'auto',
  padding: vars.space.x1,
  outline: 'none',
});

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.base,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.here.wash },
    '&[data-focus-visible]': {
      outline: `${vars.line.thick} solid ${vars.here.focus}`,
      outlineOffset: `calc(-1 * ${vars.line.thick})`,
    },
    '&[data-disabled]': { color: vars.here.muted, cursor: 'default' },
  },
});
export const tones = styleVariants({
  plain: [item, { color: vars.here.text }],
  current: [
    item,
    { color: vars.here.text, background: vars.color.selected, fontWeight: vars.font.strong },
  ],
  danger: [item, { color: vars.color.dangerText }],
});
export const text = style({ flex: 1, minInlineSize: 0 });
export const hint = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
  fontWeight: vars.font.regular,
});
export const separator = style({
  blockSize: 0,
  marginBlock: vars.space.x1,
  border: 0,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
});
