import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.base,
  /* Labels are short, so don't break words in narrow rows. */
  overflowWrap: 'break-word',
  fontWeight: vars.font.strong,
  lineHeight: vars.font.lineTight,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled=true]': { cursor: 'default' },
  },
  '@media': {
    // Browsers draw `disabled` in forced colours, but not `aria-disabled`.
    [media.forcedColors]: {
      selectors: { '&[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

const enabled = '&:not(:disabled, [aria-disabled=true])';
const disabled = '&:disabled, &[aria-disabled=true]';

const filled = (background: string, hover: string, color: string) => ({
  background,
  color,
  '@media': {
    [media.hover]: { selectors: { [`${enabled}:hover`]: { background: hover } } },
  },
  selectors: {
    [`${enabled}:active`]: { background: hover },
    [disabled]: { background: vars.color.disabled, color: vars.color.onDisabled },
  },
});

const open = {
  background: 'transparent',
  color: vars.here.link,
  '@media': {
    [media.hover]: { selectors: { [`${enabled}:hover`]: { background: vars.here.wash } } },
  },
  selectors: {
    [`${enabled}:active`]: { background: vars.here.wash },
    [disabled]: { color: vars.here.muted },
  },
};

/** Forced colours remove the fill that marks the main action; the system's highlight replaces it. */
const highlighted = style({
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [enabled]: { borderColor: 'Highlight', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

/** `primary`: the main action. `outline`: others. `quiet`: in rows and bars. `danger`: can't be undone. */
export const tones = styleVariants({
  primary: [
    base,
    filled(vars.color.action, vars.color.actionHover, vars.color.onAction),
    highlighted,
  ],
  danger: [base, filled(vars.color.danger, vars.color.dangerHover, vars.color.onDanger)],
  outline: [
    base,
    open,
    {
      borderColor: 'currentColor',
      selectors: {
        // A disabled button must not have less contrast than muted text around it.
        [disabled]: {
          background: vars.color.disabled,
          borderColor: vars.color.disabled,
          color: vars.color.onDisabled,
        },
      },
    },
  ],
  quiet: [base, open],
});

export type ButtonTone = keyof typeof tones;

/** A square target for an icon on its own. */
export const square = style({ paddingInline: vars.space.x2 });
export const icon = style({ display: 'inline-flex', flex: 'none' });
