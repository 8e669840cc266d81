import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const base = style({
  display: 'inline-block',
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.round,
  border: `${vars.line.thin} solid transparent`,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineTight,
  whiteSpace: 'nowrap',
});

export const tones = styleVariants({
  info: [base, { background: vars.color.infoSurface, color: vars.color.infoText }],
  success: [base, { background: vars.color.successSurface, color: vars.color.successText }],
  warning: [base, { background: vars.color.warningSurface, color: vars.color.warningText }],
  danger: [base, { background: vars.color.dangerSurface, color: vars.color.dangerText }],
});
