import { vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

export const explanation = style({ color: vars.here.muted });

/** The parts of the member form, one below the other. */
export const form = style({ display: 'grid', gap: vars.space.x5, inlineSize: '100%' });

export const missing = style({
  display: 'grid',
  gap: vars.space.x1,
  marginBlockStart: vars.space.x1,
  paddingInlineStart: vars.space.x5,
});

/** The heading of a page that has taken another's place takes the focus, and needs no ring. */
export const focusTarget = style({ ':focus': { outline: 'none' } });
