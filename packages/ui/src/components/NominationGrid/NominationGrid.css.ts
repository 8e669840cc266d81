import { style, styleVariants } from '@vanilla-extract/css';
import { control as fieldControl } from '../../primitives/Field/Field.css.ts';
import { hiddenRules } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { media, vars } from '../../theme/index.ts';

export const grid = style({
  display: 'grid',
  gap: vars.space.x5,
  inlineSize: '100%',
  '@media': { [media.tablet]: { gap: vars.space.x2 } },
});

/** On a phone, the number and the button are above the fields. On wider screens everything is on one line. */
const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name remove" "cells cells" "hints hints"',
  alignItems: 'center',
  columnGap: vars.space.x1,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `${vars.space.x5} minmax(0, 1fr) ${vars.size.touch}`,
      gridTemplateAreas: '"number cells remove" ". hints hints"',
      alignItems: 'end',
    },
  },
});

/** Unused disabled rows are hidden where rows are stacked. */
export const rows = styleVariants({
  nomination: [row],
  extra: [row],
  filler: [row, { display: 'none', '@media': { [media.tablet]: { display: 'grid' } } }],
});

export const number = style({
  gridArea: 'number',
  display: 'none',
  color: vars.here.muted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.size.touch,
  '@media': { [media.tablet]: { display: 'block' } },
});

export const rowName = style({
  gridArea: 'name',
  paddingBlock: vars.space.x2,
  fontWeight: vars.font.strong,
  '@media': { [media.tablet]: hiddenRules },
});

/** Side by side, labels share a line and fields have equal height. */
export const cells = style({
  gridArea: 'cells',
  display: 'grid',
  gap: vars.space.x2,
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      rowGap: vars.space.x1,
    },
  },
});

/** Side by side, the suggestions for a field have a line of their own. */
export const suggestingCells = style([
  cells,
  { '@media': { [media.tablet]: { gridTemplateRows: 'auto 1fr auto' } } },
]);

/** Browsers without `field-sizing`: an invisible copy of the text sets the height. */
const copyOfText = {
  content: "attr(data-text) ' '",
  gridRow: '2',
  gridColumn: '1',
  visibility: 'hidden',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  border: `${vars.line.thin} solid`,
  lineHeight: vars.font.lineBase,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

export const cell = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.x1,
  '@supports': { 'not (field-sizing: content)': { '::after': copyOfText } },
  '@media': {
    [media.tablet]: {
      gridRow: 'span 2',
      gridTemplateRows: ['auto 1fr', 'subgrid'],
      alignContent: 'stretch',
      selectors: { [`${suggestingCells} > &`]: { gridRow: 'span 3' } },
    },
  },
});

export const suggestions = style({
  gridRow: '3',
  gridColumn: '1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x1,
});

/** A long text is cut at the width of its field. */
export const suggestion = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Side by side, only the first row shows labels. */
export const label = style({
  alignSelf: 'end',
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
  '@media': {
    [media.tablet]: { selectors: { '[data-row]:not([data-row="0"]) &': hiddenRules } },
  },
});

export const control = style([
  fieldControl,
  {
    gridRow: '2',
    gridColumn: '1',
    resize: 'none',
    fieldSizing: 'content',
    /* The height follows the text; a scrollbar would narrow the field and wrap the text further. */
    overflow: 'hidden',
    /* The bar at the bottom of the window must not cover a field that gets the focus by keyboard. */
    scrollMarginBlock: `calc(${vars.size.header} + ${vars.space.x8})`,
    /* Unused rows are muted. */
    selectors: {
      '&:disabled': { borderColor: vars.color.border, background: vars.color.surfaceWash },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-changed]': { borderInlineStartWidth: vars.line.thick } },
      },
    },
  },
]);

export const remove = style({ gridArea: 'remove' });

export const hints = style({ gridArea: 'hints', display: 'grid', gap: vars.space.x1 });

export const hint = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x1,
  marginBlockStart: vars.space.x1,
  color: vars.color.warningText,
  fontSize: vars.font.small,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
});

export const left = style({ paddingInlineStart: vars.space.x5 });

export const nothing = style({ color: vars.here.muted });

export const list = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x6,
});

/** The first value is the title or the person. The others are secondary. */
export const value = style({
  display: 'block',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: {
    '&:first-child': { fontWeight: vars.font.strong },
    '&:not(:first-child)': { color: vars.here.muted, fontSize: vars.font.small },
  },
});
