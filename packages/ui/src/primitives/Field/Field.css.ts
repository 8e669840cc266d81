import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const field = style({ display: 'grid', gap: vars.space.x1, inlineSize: '100%' });
export const labelLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
});
export const label = style({ fontSize: vars.font.small, fontWeight: vars.font.strong });
export const required = style({ color: vars.here.muted, fontWeight: vars.font.regular });
export const changed = style({
  color: vars.color.successText,
  fontSize: vars.font.small,
  fontStyle: 'italic',
});
export const description = style({ color: vars.here.muted, fontSize: vars.font.small });
export const error = style({
  color: vars.color.dangerText,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
});

/** The input box; `data-*` attributes contain its state. */
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  border: `${vars.line.thin} solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.base,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  lineHeight: vars.font.lineBase,
  selectors: {
    '&[data-changed]': {
      background: vars.color.changed,
      boxShadow: `inset ${vars.line.thick} 0 0 ${vars.color.successText}`,
    },
    '&[data-missing]': {
      borderBlockEnd: `${vars.line.thick} solid ${vars.color.warningBorder}`,
    },
    '&[aria-invalid=true]': {
      borderColor: vars.color.dangerText,
      borderBlockEndWidth: vars.line.thick,
    },
    '&:read-only:not(select, :disabled)': { background: vars.color.surfaceWash },
    '&:disabled': {
      background: vars.color.disabled,
      color: vars.color.onDisabled,
      opacity: 1,
    },
    '&:focus-visible': { outlineOffset: 0 },
  },
});
