import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.x2,
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  paddingInline: 0,
  paddingBlockEnd: vars.space.x2,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.space.x12,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.base,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:disabled))': { background: vars.here.wash } },
    },
  },
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.here.link,
      boxShadow: `inset ${vars.line.thick} 0 0 ${vars.here.link}`,
    },
    '&:has(:disabled)': { color: vars.here.muted, cursor: 'default' },
  },
});
export const radio = style({
  flex: 'none',
  inlineSize: vars.space.x5,
  blockSize: vars.space.x5,
  margin: 0,
  accentColor: vars.color.action,
  cursor: 'inherit',
});
export const text = style({ flex: 1, minInlineSize: 0 });
export const label = style({ display: 'block', overflowWrap: 'anywhere' });
export const hint = style({ display: 'block', color: vars.here.muted, fontSize: vars.font.small });
export const price = style({
  flex: 'none',
  maxInlineSize: '45%',
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
