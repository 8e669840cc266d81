import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  border: `${vars.line.thin} solid currentColor`,
  borderRadius: vars.radius.base,
});

const tone = (color: string, background: string) => ({
  background,
  color,
  vars: {
    [vars.here.text]: color,
    [vars.here.heading]: color,
    [vars.here.muted]: color,
    [vars.here.link]: color,
    [vars.here.focus]: color,
    [vars.here.wash]: vars.color.surface,
  },
});

export const tones = styleVariants({
  info: [base, tone(vars.color.infoText, vars.color.infoSurface)],
  success: [base, tone(vars.color.successText, vars.color.successSurface)],
  warning: [base, tone(vars.color.warningText, vars.color.warningSurface)],
  danger: [base, tone(vars.color.dangerText, vars.color.dangerSurface)],
});
/* Takes the whole line when the action beside it would squeeze the text. The icon is at the start of the text. */
export const message = style({
  display: 'flex',
  flex: '1 1 16rem',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minInlineSize: 0,
});
export const text = style({ flex: 1, minInlineSize: 0 });
export const title = style({ fontWeight: vars.font.bold });
