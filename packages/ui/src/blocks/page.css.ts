import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';

/** One column, as wide as is comfortable to read. */
export const narrow = style({ maxInlineSize: vars.size.column, marginInline: 'auto' });

/** What follows the page's content: a way back. */
export const after = style({ marginBlockStart: vars.space.x5 });

export const stack = style({ display: 'grid', gap: vars.space.x5 });

/** The page's own heading, on the ground. */
export const heading = style({
  marginBlockEnd: vars.space.x4,
  color: vars.color.onGroundHeading,
  fontSize: vars.font.page,
  fontWeight: vars.font.bold,
  lineHeight: vars.font.lineTight,
});

/** What stands under the heading, still on the ground. */
export const lead = style({
  maxInlineSize: vars.size.column,
  marginBlock: `calc(-1 * ${vars.space.x2}) ${vars.space.x5}`,
  color: vars.color.onGround,
});

/** What a printed page does without. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
