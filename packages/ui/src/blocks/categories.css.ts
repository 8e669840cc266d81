import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../theme/index.ts';
import { narrow } from './page.css.ts';

/** The width of the index beside the categories. */
const INDEX = '14rem';

/** Only very wide screens have room for the index beside the categories. */
export const layout = style({
  display: 'grid',
  gap: vars.space.x5,
  justifyContent: 'center',
  gridTemplateColumns: `minmax(0, ${vars.size.column})`,
  marginBlock: vars.space.x5,
  '@media': {
    [media.extraWide]: { gridTemplateColumns: `${INDEX} minmax(0, ${vars.size.column})` },
  },
});

/**
 * The cards of the categories, with what is above and below them. Gets the focus from script; too large for a focus
 * ring.
 */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
  ':focus': { outline: 'none' },
});

/*
 * Keeps focused elements and link targets clear of the index bar.
 */
const stops = `${column} :is(a, button, summary, [id])`;
globalStyle(stops, {
  scrollMarginBlockStart: vars.space.x12,
  '@media': { [media.extraWide]: { scrollMarginBlockStart: 0 } },
});
/**
 * Set on the root element while the page shows categories, because browsers apply only the root's scroll padding to
 * text fields.
 */
export const withIndex = style({
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.x16} + ${vars.space.x3})`,
  '@media': {
    [media.narrow]: {
      scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.x16} + ${vars.space.x8})`,
    },
    [media.extraWide]: { scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.x4})` },
  },
});
globalStyle(`${withIndex} ${stops}`, { scrollMarginBlockStart: 0 });

/** Aligns content above and below with the categories. */
export const inLine = style([
  narrow,
  {
    '@media': {
      [media.extraWide]: {
        maxInlineSize: `calc(${INDEX} + ${vars.space.x5} + ${vars.size.column})`,
        paddingInlineStart: `calc(${INDEX} + ${vars.space.x5})`,
      },
    },
  },
]);
