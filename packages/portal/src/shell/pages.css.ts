import { vars } from '@conkit/ui/theme';
import { style } from '@vanilla-extract/css';

/** One column, as wide as is comfortable to read. */
export const narrow = style({ maxInlineSize: vars.size.column, marginInline: 'auto' });

export const cards = style({ display: 'grid', gap: vars.space.x4 });

/** A list of sentences. */
export const sentences = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
});

/** The page's heading, on the background. */
export const heading = style({
  marginBlockEnd: vars.space.x4,
  color: vars.color.onGroundHeading,
  fontSize: vars.font.page,
  fontWeight: vars.font.bold,
  lineHeight: vars.font.lineTight,
});

export const groundLink = style({ color: vars.color.onGroundLink });

/** A link that isn't in a sentence: large enough to tap, in the room of a line and the gaps around it. */
export const ownLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.x2})`,
});

export const ownGroundLink = style([groundLink, ownLink]);

/** A quiet button on the background. */
export const groundButton = style({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  border: `${vars.line.thin} solid ${vars.color.onGroundMuted}`,
  borderRadius: vars.radius.base,
  background: 'transparent',
  color: vars.color.onGround,
  cursor: 'pointer',
});

/** A row of links and buttons that wraps. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
  marginBlockStart: vars.space.x4,
});
