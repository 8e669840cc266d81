import { media, surface, vars } from '@conkit/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The width of the docked menu: a quarter of the window, or a sixth on very wide windows. */
const dockedWidth = `calc(100vw * 3 / 12)`;
const dockedWidthExtraWide = `calc(100vw * 2 / 12)`;

/** A background of a harp-shaped bridge's cables. */
export const bridge = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  background: `
    radial-gradient(36rem 36rem at 104% 104%, ${vars.color.ground}, transparent),
    repeating-conic-gradient(from 262deg at 104% 104%, transparent 0deg 1.9deg, ${vars.color.groundLine} 2deg 2.06deg, transparent 2.16deg 2.6deg)`,
  '@media': { [media.forcedColors]: { display: 'none' }, print: { display: 'none' } },
});

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  zIndex: vars.layer.overlay,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderRadius: vars.radius.base,
  background: vars.color.surface,
  color: vars.color.link,
  fontWeight: vars.font.strong,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  /* Fixed elements print even when they are moved off the screen. */
  '@media': { print: { display: 'none' } },
});

export const bar = style([
  surface,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.header,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x4,
    minBlockSize: vars.size.header,
    paddingInline: vars.space.x4,
    boxShadow: vars.shadow.soft,
    // A printed page, such as a receipt, begins with the logo.
    selectors: { '&:has(img)': { '@media': { print: { display: 'flex', position: 'static' } } } },
    '@media': { print: { display: 'none' } },
  },
]);

const logo = style({
  flex: 'none',
  color: vars.color.heading,
  fontSize: vars.font.small,
  fontWeight: vars.font.bold,
  letterSpacing: '0.06em',
  textDecoration: 'none',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
});

globalStyle(`${logo} > img`, {
  display: 'block',
  // The attributes of the picture reserve its room before it loads.
  inlineSize: 'auto',
  maxInlineSize: 'min(14rem, 40vw)',
  // On a phone, the page's title is below it.
  blockSize: '1.5rem',
  objectFit: 'contain',
  objectPosition: 'left',
  '@media': { [media.tablet]: { blockSize: '2rem' } },
});
/** The second picture is for dark surfaces. A logo without one gets a white plate there; paper is light. */
globalStyle(`${logo} > img + img`, { display: 'none' });
for (const [theme, query] of [
  ['dark', 'screen'],
  ['auto', `screen and ${media.prefersDark}`],
] as const) {
  const inDark = `[data-theme=${theme}] ${logo} > img`;
  globalStyle(`${inDark}:not(:only-child):first-child`, {
    '@media': { [query]: { display: 'none' } },
  });
  globalStyle(`${inDark} + img`, { '@media': { [query]: { display: 'block' } } });
  globalStyle(`${inDark}:only-child`, {
    '@media': {
      [query]: { padding: vars.space.x1, borderRadius: vars.space.x1, background: '#ffffff' },
    },
  });
}

/** The name and the title: stacked on a phone, which has no room for both in a row. */
export const names = style({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: vars.font.lineTight,
  '@media': {
    [media.tablet]: { display: 'flex', alignItems: 'center', gap: vars.space.x4 },
  },
});

/** Both lines start at the same place, and a long name is cut off. */
export const logoWithTitle = style([
  logo,
  {
    // Enlarges the touch target without taking more room: on a phone, by the title below.
    marginBlock: `calc(-1 * ${vars.space.x1}) calc(-1 * ${vars.space.x6})`,
    paddingBlock: `${vars.space.x1} ${vars.space.x6}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media': {
      [media.tablet]: {
        marginBlock: `calc(-1 * ${vars.space.x3})`,
        paddingBlock: vars.space.x3,
      },
    },
  },
]);

export const barTitle = style({
  minInlineSize: 0,
  overflow: 'hidden',
  // On a phone, the target of the logo above reaches below it.
  pointerEvents: 'none',
  color: vars.color.textMuted,
  fontSize: vars.font.base,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { fontSize: vars.font.large }, print: { display: 'none' } },
});

/** Wraps the links below the logo if they don't fit in one line. */
export const visitorBar = style([
  bar,
  {
    flexWrap: 'wrap',
    columnGap: vars.space.x2,
    rowGap: 0,
    '@media': { [media.tablet]: { columnGap: vars.space.x4 } },
  },
]);

export const visitorLogo = style([
  logo,
  {
    flex: '0 1 auto',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    lineHeight: vars.size.touch,
  },
]);

/** Hidden on phones, which need the room for the links. The page's heading is enough there. */
export const visitorTitle = style([
  barTitle,
  { display: 'none', '@media': { [media.tablet]: { display: 'block' } } },
]);

/** Short labels stay on one line. Long ones share the room equally and wrap, so that the page never scrolls sideways. */
export const visitorLinks = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, max-content)',
  alignSelf: 'stretch',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space.x2})`,
  '@media': { print: { display: 'none' } },
});

export const visitorLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  paddingInline: vars.space.x2,
  borderBlockEnd: `${vars.line.thick} solid transparent`,
  color: vars.color.link,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
  lineHeight: vars.font.lineTight,
  textAlign: 'center',
  textDecoration: 'none',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.tablet]: { paddingInline: vars.space.x3, fontSize: vars.font.base } },
});

/** The link to the current page. */
export const currentVisitorLink = style({
  borderBlockEndColor: vars.color.accent,
  color: vars.color.text,
});

export const account = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  // On a phone the title shrinks, never the button. On larger screens the email address shrinks too.
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { minInlineSize: 0 }, print: { display: 'none' } },
});

export const email = style({
  display: 'none',
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.font.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'block' } },
});

export const menuButton = style({
  flex: 'none',
  '@media': { [media.wide]: { display: 'none' }, print: { display: 'none' } },
});

/** Shows the menu button on wide screens too, for when the menu isn't docked. */
export const menuButtonAlways = style({
  flex: 'none',
  '@media': { print: { display: 'none' } },
});

export const body = style({
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: `${dockedWidth} minmax(0, 1fr)` },
    [media.extraWide]: { gridTemplateColumns: `${dockedWidthExtraWide} minmax(0, 1fr)` },
    print: { display: 'block' },
  },
});

export const docked = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: vars.size.header,
      display: 'block',
      blockSize: `calc(100vh - ${vars.size.header})`,
      overflowY: 'auto',
      background: vars.color.onGroundWash,
    },
    print: { display: 'none' },
  },
});

/** The page's content and the footer. */
export const column = style({
  minInlineSize: 0,
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  inlineSize: '100%',
  padding: `${vars.space.x5} ${vars.space.x3} ${vars.space.x16}`,
  '@media': { [media.tablet]: { padding: `${vars.space.x8} ${vars.space.x5} ${vars.space.x16}` } },
});

export const main = style({ ':focus': { outline: 'none' } });
