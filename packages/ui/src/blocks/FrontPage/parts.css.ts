import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { fullWidth } from '../../primitives/Card/Card.css.ts';

export const intro = style({ display: 'grid', gap: vars.space.x5, minInlineSize: 0 });

export const hero = style({
  display: 'grid',
  gap: vars.space.x3,
  alignItems: 'end',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: vars.space.x8,
      paddingBlock: vars.space.x4,
    },
  },
});
/* A long name without a space breaks anywhere. */
export const names = style({
  position: 'relative',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});
export const tagline = style({ color: vars.here.link });
export const title = style({
  marginBlockEnd: vars.space.x3,
  color: vars.here.heading,
  fontSize: vars.font.page,
  fontWeight: vars.font.bold,
  lineHeight: vars.font.lineTight,
  textWrap: 'balance',
  '@media': { [media.tablet]: { fontSize: `calc(1.5 * ${vars.font.page})` } },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  fontSize: vars.font.large,
  fontWeight: vars.font.strong,
});
export const fact = style({ minInlineSize: 0 });
export const website = style({ color: vars.here.muted });
export const site = style({
  display: 'inline-block',
  paddingBlock: vars.space.x3,
  color: vars.here.link,
});
/* On a phone, the drawing would push the cards for joining and signing in below the first screen. */
export const picture = style({
  display: 'none',
  color: vars.here.link,
  '@media': { [media.tablet]: { display: 'block' }, print: { display: 'none' } },
});

export const periods = style({
  display: 'grid',
  /* VoiceOver drops list semantics with `none`, but keeps them with an empty marker. */
  listStyle: "''",
  padding: 0,
  border: `${vars.line.thin} solid ${vars.here.wash}`,
  borderRadius: vars.radius.base,
  background: vars.here.wash,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))' },
  },
});
export const period = style({ display: 'grid' });
export const periodFacts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  columnGap: vars.space.x3,
  minBlockSize: vars.space.x16,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderRadius: vars.radius.base,
  color: vars.here.text,
});
export const periodLink = style([
  periodFacts,
  {
    textDecoration: 'none',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.here.wash } } },
    },
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` } },
  },
]);
export const label = style({
  fontWeight: vars.font.strong,
  overflowWrap: 'anywhere',
  selectors: {
    [`${periodLink} > &`]: {
      color: vars.here.link,
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
    },
  },
});
export const until = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  color: vars.here.muted,
  fontSize: vars.font.small,
});
export const left = style({
  gridColumn: 2,
  gridRow: 1,
  alignSelf: 'baseline',
  color: vars.here.heading,
  fontSize: vars.font.small,
  fontWeight: vars.font.bold,
  whiteSpace: 'nowrap',
});

export const join = style({ display: 'grid', gridTemplateRows: 'auto 1fr', minInlineSize: 0 });
export const body = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch' });
export const prices = style({ display: 'grid', gap: vars.space.x1, margin: 0 });
export const price = style({
  display: 'flex',
  gap: vars.space.x3,
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
});
export const amount = style({
  flex: 'none',
  margin: 0,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const button = style({ marginBlockStart: 'auto' });

export const groups = style([
  fullWidth,
  {
    display: 'grid',
    columnGap: vars.space.x5,
    paddingBlockEnd: vars.space.x2,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);
export const group = style({ minInlineSize: 0 });
export const groupTitle = style({
  paddingBlockStart: vars.space.x2,
  paddingInline: vars.space.x5,
  color: vars.here.muted,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
});
