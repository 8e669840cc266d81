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

/** Begins where the text of the entries does. */
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
    // Here a border is never transparent, and only the active entry has one.
    [media.forcedColors]: { borderColor: 'Canvas' },
  },
});

/** What can be done with the menu and the session, apart from its places. */
export const tools = style({
  display: 'grid',
  justifyItems: 'start',
  marginBlockStart: vars.space.x3,
  padding: vars.space.x2,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.groundLine}`,
});

/** They begin where the text of the entries does, on two lines, too, where a language needs them. */
globalStyle(`${tools} button`, {
  justifyContent: 'flex-start',
  paddingInline: `calc(${vars.space.x3} + ${vars.line.thick} - ${vars.line.thin})`,
  textAlign: 'start',
});

/** Only where there is room to dock. */
export const onlyWide = style({ '@media': { [`not ${media.wide}`]: { display: 'none' } } });

export const activeEntry = style({
  borderInlineStartColor: vars.color.accent,
  background: vars.color.onGroundWash,
  fontWeight: vars.font.strong,
  '@media': { [media.forcedColors]: { borderInlineStartColor: 'Highlight' } },
});
