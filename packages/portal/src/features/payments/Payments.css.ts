import { vars } from '@conkit/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const richText = style({
  display: 'grid',
  gap: vars.space.x3,
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});
globalStyle(`${richText} :is(ul, ol)`, { paddingInlineStart: vars.space.x5 });

export const total = style({ fontVariantNumeric: 'tabular-nums' });

export const quiet = style({ color: vars.here.muted, fontSize: vars.font.small });

export const missing = style({
  display: 'grid',
  gap: vars.space.x1,
  marginBlockStart: vars.space.x1,
  paddingInlineStart: vars.space.x5,
});

export const steps = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
});
