import { media, vars } from '@conkit/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.drawer,
  background: vars.color.scrim,
});

export const panel = style({
  blockSize: '100%',
  inlineSize: vars.size.drawer,
  overflowY: 'auto',
  background: vars.color.ground,
  color: vars.color.onGround,
  animation: `${slideIn} ${vars.duration.dialog} ease-out`,
});

export const dialog = style({ outline: 'none', paddingBlock: vars.space.x2 });

export const close = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingInline: vars.space.x2,
});

/** Aligned with the text of the entries. */
export const members = style({
  paddingBlock: `${vars.space.x5} ${vars.space.x3}`,
  paddingInline: `calc(${vars.space.x2} + ${vars.line.thick} + ${vars.space.x3})`,
});

export const avatars = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.round,
  background: vars.color.primary,
  color: vars.color.ground,
  fontWeight: vars.font.bold,
});

export const avatarImage = style({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.round,
});

export const memberName = style({ marginBlockStart: vars.space.x2, fontWeight: vars.font.strong });

export const entries = style({ listStyle: 'none', padding: vars.space.x2 });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  borderInlineStart: `${vars.line.thick} solid transparent`,
  borderRadius: vars.radius.base,
  color: vars.color.onGround,
  textDecoration: 'none',
  '@media': {
    [media.hover]: { ':hover': { background: vars.color.onGroundWash } },
    // In forced colors a transparent border becomes visible, so hide it except on the active entry.
    [media.forcedColors]: { borderColor: 'Canvas' },
  },
});

/** Actions for the menu and the session, below the entries. */
export const tools = style({
  display: 'grid',
  justifyItems: 'start',
  marginBlockStart: vars.space.x3,
  padding: vars.space.x2,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.groundLine}`,
});

/** Aligned with the text of the entries, also when the text wraps. */
globalStyle(`${tools} button`, {
  justifyContent: 'flex-start',
  paddingInline: `calc(${vars.space.x3} + ${vars.line.thick} - ${vars.line.thin})`,
  textAlign: 'start',
});

export const onlyWide = style({ '@media': { [`not ${media.wide}`]: { display: 'none' } } });

export const activeEntry = style({
  borderInlineStartColor: vars.color.accent,
  background: vars.color.onGroundWash,
  fontWeight: vars.font.strong,
  '@media': { [media.forcedColors]: { borderInlineStartColor: 'Highlight' } },
});
