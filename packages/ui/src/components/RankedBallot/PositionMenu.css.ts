import { style, styleVariants } from '@vanilla-extract/css';
import { media, surface, vars } from '../../theme/index.ts';

/*
 * Covers the window, so that a press outside the menu only closes it. On a phone it is dimmed and the menu is a bottom
 * sheet. On wider screens the menu is at its button.
 */
export const screen = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: vars.color.scrim,
  '@media': { [media.phone]: { background: 'transparent' }, print: { display: 'none' } },
});
export const panel = style([
  surface,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: '85dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.x1,
    paddingBlockEnd: `calc(${vars.space.x1} + env(safe-area-inset-bottom, 0px))`,
    border: `${vars.line.thin} solid ${vars.color.border}`,
    borderStartStartRadius: vars.radius.base,
    borderStartEndRadius: vars.radius.base,
    boxShadow: vars.shadow.soft,
    '@media': {
      [media.phone]: {
        /* Set by `usePopup`. Physical, because the button's coordinates are. */
        inset: 'var(--menu-y, 0) auto auto var(--menu-x, 0)',
        inlineSize: '22rem',
        maxBlockSize: '96dvh',
        paddingBlockEnd: vars.space.x1,
        borderRadius: vars.radius.base,
      },
    },
  },
]);
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
});
export const title = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.here.muted,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
  lineHeight: vars.font.lineTight,
});
/* A sheet needs a visible close button. On wide screens there is room to press outside. */
export const close = style({
  display: 'inline-flex',
  '@media': { [media.phone]: { display: 'none' } },
});

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  border: 0,
  borderRadius: vars.radius.base,
  background: 'transparent',
  lineHeight: vars.font.lineTight,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus': { background: vars.here.wash },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.here.wash } } } },
});
export const items = styleVariants({
  plain: [item],
  current: [
    item,
    {
      background: vars.color.selected,
      selectors: { '&:focus': { background: vars.color.selected } },
    },
  ],
  danger: [item, { color: vars.color.dangerText }],
});
export const number = style({
  flex: 'none',
  inlineSize: vars.size.icon,
  color: vars.here.link,
  fontSize: vars.font.large,
  fontWeight: vars.font.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const label = style({ flex: 1, minInlineSize: 0 });
export const hint = style({
  display: 'block',
  overflow: 'hidden',
  color: vars.here.muted,
  fontSize: vars.font.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/* Dashed, like an empty position. */
export const gapNumber = style([
  number,
  {
    borderRadius: vars.radius.base,
    outline: `${vars.line.thin} dashed ${vars.color.warningBorder}`,
    color: vars.color.warningText,
  },
]);
export const footnote = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  color: vars.here.muted,
  fontSize: vars.font.small,
  lineHeight: vars.font.lineTight,
});
export const removal = style({
  marginBlockStart: vars.space.x1,
  paddingBlockStart: vars.space.x1,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
});
