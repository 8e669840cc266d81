import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

/* VoiceOver drops list semantics with `none`, but keeps them with an empty marker. */
const EMPTY_MARKER = "''";

/* A column: browsers take 50% longer to lay out a changed grid. */
export const ballot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  inlineSize: '100%',
  minInlineSize: 0,
  /*
   * Isolates layout and paint from the page's other ballots. Only with `popover`, because containment would clip the
   * position menu.
   */
  '@supports': {
    'selector(:popover-open)': { contain: 'content', overflowClipMargin: vars.space.x2 },
  },
});
export const hint = style({ color: vars.here.muted, fontSize: vars.font.small });
export const rankedList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  listStyle: EMPTY_MARKER,
});
export const nothingRanked = style({
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.x4})`,
  padding: vars.space.x4,
  border: `${vars.line.thin} dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.base,
  color: vars.here.muted,
  selectors: {
    '&[data-drop]': { outline: `${vars.line.thick} solid ${vars.color.action}` },
  },
});
export const unranked = style({
  marginBlockStart: vars.space.x1,
  borderRadius: vars.radius.base,
  outlineOffset: vars.space.x1,
  selectors: {
    '&[data-drop]': { outline: `${vars.line.thick} dashed ${vars.color.action}` },
  },
});
export const unrankedTitle = style({
  marginBlockEnd: vars.space.x1,
  color: vars.here.muted,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
});
export const unrankedList = style({ listStyle: EMPTY_MARKER });
/** Explains the + buttons, beside the heading. */
export const next = style({ marginInlineStart: vars.space.x3, fontWeight: vars.font.regular });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  '@media': { print: { display: 'none' } },
});
/* Only with a mouse or trackpad, where a keyboard is likely. */
export const keys = style({
  display: 'none',
  flex: 1,
  minInlineSize: '12rem',
  color: vars.here.muted,
  fontSize: vars.font.small,
  lineHeight: vars.font.lineTight,
  '@media': { [media.hover]: { display: 'block' } },
});
export const onScreen = style({ '@media': { print: { display: 'none' } } });
