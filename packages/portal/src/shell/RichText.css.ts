import { vars } from '@conkit/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const richText = style({
  display: 'grid',
  gap: vars.space.x3,
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});
globalStyle(`${richText} :is(ul, ol)`, { paddingInlineStart: vars.space.x5 });
