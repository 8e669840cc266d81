import { style, styleVariants } from '@vanilla-extract/css';
import { surface, vars } from '../../theme/index.ts';

/** A part that reaches both edges of its card. */
export const fullWidth = style({});
/* Content outside such a part must not touch the edge. Browsers without `:has` keep it there. */
const bare = `:not(details, :has(> ${fullWidth}))`;

export const card = style([
  surface,
  {
    borderRadius: vars.radius.base,
    boxShadow: vars.shadow.soft,
    /* Visible in forced colours, which removes shadows. */
    border: `${vars.line.thin} solid transparent`,
    paddingBlock: vars.space.x1,
    selectors: { [`&${bare}`]: { paddingBlock: vars.space.x5, paddingInline: vars.space.x5 } },
  },
]);
const edge = (color: string) => [card, { borderInlineStart: `${vars.line.thick} solid ${color}` }];

export const tones = styleVariants({
  info: edge(vars.color.primary),
  success: edge(vars.color.accent),
  danger: edge(vars.color.danger),
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  paddingBlockStart: vars.space.x4,
  paddingBlockEnd: vars.space.x2,
  paddingInline: vars.space.x5,
  selectors: { [`${bare} > &`]: { paddingBlockStart: 0, paddingInline: 0 } },
});
export const title = style({ minInlineSize: 0 });
export const subtitle = style({
  color: vars.here.muted,
  fontSize: vars.font.small,
});
export const body = style([
  fullWidth,
  {
    display: 'grid',
    gap: vars.space.x4,
    justifyItems: 'start',
    paddingBlockStart: vars.space.x2,
    paddingBlockEnd: vars.space.x4,
    paddingInline: vars.space.x5,
    /* A card without a heading needs padding at the top. */
    selectors: { '&:first-child': { paddingBlockStart: vars.space.x4 } },
  },
]);
