import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/** Side by side where both fit. */
export const search = style({
  display: 'grid',
  gap: vars.space.x3,
  inlineSize: '100%',
  justifyItems: 'start',
});
export const query = style({
  inlineSize: '100%',
  '@media': { [media.phone]: { maxInlineSize: '28rem' } },
});
export const outcome = style({
  paddingInline: vars.space.x5,
  paddingBlockEnd: vars.space.x3,
  selectors: { '&:empty': { display: 'none' } },
});
export const count = style({ color: vars.here.muted, fontSize: vars.font.small });
/*
 * Long email addresses have no break opportunity.
 */
export const found = style({ overflowWrap: 'anywhere' });
