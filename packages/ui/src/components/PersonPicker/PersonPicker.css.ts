import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const picker = style({ display: 'grid', gap: vars.space.x3, inlineSize: '100%' });
/* Aligned with the text of the option that opened it. */
export const other = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x3,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.base,
});
export const hint = style({ display: 'block', color: vars.here.muted, fontSize: vars.font.small });
