import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, surface, vars } from '../../theme/index.ts';

export const fold = style([
  surface,
  {
    position: 'relative',
    minInlineSize: 0,
    borderRadius: vars.radius.base,
    boxShadow: vars.shadow.soft,
    /* Visible in forced-colors mode, which removes shadows. */
    border: `${vars.line.thin} solid transparent`,
    /* Receives focus when its focused content is removed; an outline around the whole card would be too large. */
    ':focus': { outline: 'none' },
    /*
     * Skips layout and painting off screen. The element keeps its last rendered height, or the height of a folded one.
     * Browsers without `popover` need overflow, because containment would clip the position menu.
     */
    '@supports': {
      'selector(:popover-open)': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: `auto calc(${vars.size.touch} + ${vars.space.x5})`,
      },
    },
    '@media': { print: { contentVisibility: 'visible' } },
  },
]);

/* Covers the card's background, also where the placeholder height differs from the real one. */
export const disclosure = style({ background: 'inherit', borderRadius: 'inherit' });

/* The grid of the mark, the heading, the summary line below it, and the chevron. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.icon} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space.x3,
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.x4})`,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.base,
  listStyle: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` },
  },
  '@media': {
    [media.phone]: { paddingInline: vars.space.x5 },
    [media.hover]: { selectors: { '&:hover': { background: vars.here.wash } } },
  },
});

export const heading = style({ minInlineSize: 0, fontSize: vars.font.large });

const line = style({
  gridColumn: 2,
  minInlineSize: 0,
  color: vars.here.muted,
  fontSize: vars.font.small,
  lineHeight: vars.font.lineTight,
  /* Clamps the summary to two lines. */
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  selectors: { '[open] > * > &': { display: 'none' } },
});
/* On a phone, one line is enough for an untouched category. */
const untouchedLine = style([
  line,
  { WebkitLineClamp: 1, '@media': { [media.phone]: { WebkitLineClamp: 2 } } },
]);
export const lines = { done: line, gap: line, trouble: line, untouched: untouchedLine };

export const chevron = style({
  gridColumn: 3,
  gridRow: '1 / span 2',
  display: 'flex',
  color: vars.here.link,
  selectors: { '[open] > * > &': { rotate: '180deg' } },
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  borderRadius: vars.radius.round,
});

globalStyle(`${mark} > svg`, { inlineSize: '1rem', blockSize: '1rem', strokeWidth: 2.5 });

/* Each mark has its own shape, so that colour isn't the only difference. */
export const marks = styleVariants({
  done: [mark, { background: vars.color.successSurface, color: vars.color.successText }],
  gap: [
    mark,
    {
      border: `${vars.line.thin} solid ${vars.color.warningBorder}`,
      background: vars.color.warningSurface,
      color: vars.color.warningText,
    },
  ],
  trouble: [mark, { background: vars.color.dangerSurface, color: vars.color.dangerText }],
  untouched: [mark, { border: `${vars.line.thin} dashed ${vars.color.controlBorder}` }],
});
