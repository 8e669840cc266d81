import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(100%)' } });

export const region = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.message,
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space.x3,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

const base = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  maxInlineSize: vars.size.column,
  paddingBlock: vars.space.x2,
  paddingInlineStart: vars.space.x4,
  // Visible in forced colours.
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.base,
  boxShadow: vars.shadow.soft,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.duration.notice} ease-out`,
});

/** The button inherits the message's colour, like its text. */
const tone = (color: string, background: string) => ({
  background,
  color,
  vars: { [vars.here.link]: color, [vars.here.focus]: color, [vars.here.wash]: background },
});

export const bar = styleVariants({
  info: [base, tone(vars.color.infoText, vars.color.infoSurface)],
  success: [base, tone(vars.color.successText, vars.color.successSurface)],
  danger: [base, tone(vars.color.dangerText, vars.color.dangerSurface)],
});
