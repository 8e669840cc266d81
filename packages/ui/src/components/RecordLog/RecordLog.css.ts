import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const log = style({
  display: 'grid',
  gap: vars.space.x4,
  inlineSize: '100%',
  /* VoiceOver drops list semantics with `none`, but keeps them with an empty marker. */
  listStyle: "''",
});
export const entry = style({
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:first-child)': {
      paddingBlockStart: vars.space.x4,
      borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
    },
  },
});
export const changes = style({ listStyle: "''" });
export const operation = style({ fontWeight: vars.font.strong });
export const quiet = style({ color: vars.here.muted, fontSize: vars.font.small });
export const before = style({ color: vars.here.muted });
