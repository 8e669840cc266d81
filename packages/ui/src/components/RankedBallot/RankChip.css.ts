import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { pressable } from './pressable.ts';

/** The number of a position, or a placeholder for it. */
const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.base,
  fontSize: vars.font.large,
  fontWeight: vars.font.bold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { inlineSize: vars.size.icon, blockSize: 'auto', borderStyle: 'none' } },
});
/* A small arrow below the number shows that it opens a menu. */
const arrow = {
  content: '',
  inlineSize: '6px',
  blockSize: '6px',
  borderRight: '2px solid currentColor',
  borderBottom: '2px solid currentColor',
  rotate: '45deg',
  translate: '0 -1px',
} as const;
export const countedChip = style([
  chip,
  {
    background: vars.color.action,
    color: vars.color.onAction,
    '@media': {
      /* Keeps the fill in forced colours, because entries that would not count have none. */
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'CanvasText',
        color: 'Canvas',
      },
      print: { background: 'none', color: 'inherit' },
    },
  },
]);
export const countedButton = style([
  countedChip,
  {
    ...pressable,
    flexDirection: 'column',
    selectors: {
      '&:not(:disabled)::after': arrow,
      '&:disabled': {
        background: vars.color.disabled,
        color: vars.color.onDisabled,
        cursor: 'default',
      },
      '&[aria-expanded=true]': { background: vars.color.actionHover },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:not(:disabled):hover': { background: vars.color.actionHover } },
      },
      print: { selectors: { '&:not(:disabled)::after': { display: 'none' } } },
    },
  },
]);
/* Outlined, so that colour isn't the only sign that the entry would not count. */
export const uncountedChip = style([
  chip,
  { borderColor: vars.color.warningBorder, color: vars.color.warningText },
]);
const outlined = {
  ...pressable,
  background: 'transparent',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&[aria-expanded=true]': { background: vars.color.selected },
  },
  '@media': {
    [media.hover]: { selectors: { '&:not(:disabled):hover': { background: vars.here.wash } } },
  },
} as const;
export const uncountedButton = style([
  uncountedChip,
  outlined,
  {
    flexDirection: 'column',
    selectors: {
      '&:not(:disabled)::after': arrow,
      '&:disabled': { borderColor: vars.color.disabled, color: vars.color.onDisabled },
    },
    '@media': { print: { selectors: { '&:not(:disabled)::after': { display: 'none' } } } },
  },
]);
export const emptyChip = style([chip, { borderColor: 'currentColor', borderStyle: 'dashed' }]);
export const addButton = style([
  chip,
  outlined,
  {
    borderColor: vars.color.controlBorder,
    color: vars.here.link,
    selectors: {
      '&:disabled': { borderColor: vars.color.disabled, color: vars.color.onDisabled },
    },
  },
  { '@media': { print: { display: 'none' } } },
]);
