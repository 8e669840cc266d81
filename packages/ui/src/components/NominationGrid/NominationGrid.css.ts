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

/** On a phone its number and button are above its fields, else all are beside each other. */
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

/** Where the rows are stacked, the disabled ones would only be in the way. */
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

/** Beside each other, labels stand on one line and fields are as high as the highest. */
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

/** Where a field cannot follow its text, a copy of the text that nobody sees makes room for it. */
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
    },
  },
});

/** Beside each other the fields have their labels above the first row only. */
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
    /* As high as its text: a scrollbar would only take width from it, and make it higher than that. */
    overflow: 'hidden',
    /* A field that is gone to by the keyboard must not be under the bar at the end of the window. */
    scrollMarginBlock: `calc(${vars.size.header} + ${vars.space.x8})`,
    /* A row for later is there, but quiet. */
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

/** The first value is the work or the person, the others tell more about it. */
export const value = style({
  display: 'block',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: {
    '&:first-child': { fontWeight: vars.font.strong },
    '&:not(:first-child)': { color: vars.here.muted, fontSize: vars.font.small },
  },
});
