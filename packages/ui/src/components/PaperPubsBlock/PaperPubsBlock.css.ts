import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const block = style({ display: 'grid', gap: vars.space.x3, inlineSize: '100%' });
export const label = style({ fontWeight: vars.font.strong });
export const hint = style({ color: vars.here.muted, fontSize: vars.font.small });

const card = style({
  display: 'grid',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.base,
  background: vars.here.wash,
  border: `${vars.line.thin} solid transparent`,
});
export const cards = styleVariants({
  complete: [card, { borderColor: vars.color.border }],
  incomplete: [
    card,
    {
      borderColor: vars.color.warningBorder,
      outline: `${vars.line.thin} solid ${vars.color.warningBorder}`,
    },
  ],
});
