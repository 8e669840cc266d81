import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { fullWidth } from '../Card/Card.css.ts';

export const list = style([
  fullWidth,
  {
    /* VoiceOver drops list semantics with `none`, but keeps them with an empty marker. */
    listStyle: "''",
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x2,
  },
]);
export const groupStart = style({
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: vars.space.x1,
      paddingBlockStart: vars.space.x1,
      borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
    },
  },
});
const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: vars.space.x12,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  /* Visible on hover and in forced colours. */
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.base,
  color: vars.here.text,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
});
const pressable = style([
  base,
  {
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&:disabled': { color: vars.here.muted, cursor: 'default' },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.thick})` },
    },
  },
]);
const enabled = '&:not(:disabled)';

export const row = style([
  pressable,
  {
    background: 'transparent',
    '@media': {
      [media.hover]: {
        selectors: {
          [`${enabled}:hover`]: { background: vars.here.wash, borderColor: vars.color.border },
        },
      },
    },
    selectors: {
      [`${enabled}:active`]: {
        background: vars.color.selected,
        borderColor: vars.color.controlBorder,
      },
    },
  },
]);

/** The single filled button of a screen. */
export const next = style([
  pressable,
  {
    marginBlock: vars.space.x1,
    minBlockSize: vars.space.x16,
    background: vars.color.action,
    color: vars.color.onAction,
    '@media': {
      [media.hover]: {
        selectors: { [`${enabled}:hover`]: { background: vars.color.actionHover } },
      },
    },
    selectors: {
      [`${enabled}:active`]: { background: vars.color.actionHover },
      '&:focus-visible': {
        outlineOffset: vars.line.thick,
      },
    },
    vars: {
      [vars.here.muted]: vars.color.onAction,
      [vars.here.link]: vars.color.onAction,
    },
  },
]);

/** A status row without a target. */
export const status = base;

export const icon = style({
  flex: 'none',
  color: vars.here.link,
  selectors: { ':disabled > &': { color: 'inherit' } },
});
export const text = style({ flex: 1, minInlineSize: 0 });
export const label = style({
  display: 'block',
  selectors: {
    /* A link on its own in a list needs no underline until hovered. */
    [`${row}:hover:not(:disabled) &`]: {
      textDecoration: 'underline',
      textUnderlineOffset: '0.18em',
    },
    [`${next} &`]: { fontWeight: vars.font.strong },
  },
});
export const hint = style({
  display: 'block',
  color: vars.here.muted,
  fontSize: vars.font.small,
});
export const price = style({
  flex: 'none',
  maxInlineSize: '45%',
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
/** Points in the reading direction. */
export const chevron = style({
  display: 'inline-flex',
  flex: 'none',
  marginInlineStart: `calc(-1 * ${vars.space.x1})`,
  color: vars.here.muted,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const note = style({
  paddingInline: vars.space.x3,
  paddingBlockEnd: vars.space.x2,
  color: vars.here.muted,
  fontSize: vars.font.small,
});
/** Aligned with the text above. */
export const noteBesideIcon = style([
  note,
  { paddingInlineStart: `calc(2 * ${vars.space.x3} + ${vars.size.icon} + ${vars.line.thin})` },
]);
