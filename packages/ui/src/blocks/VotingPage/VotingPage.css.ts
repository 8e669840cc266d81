import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const deadline = style({ marginBlockEnd: vars.space.x5 });

export const steps = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
});

export const contact = style({ color: vars.color.textMuted, fontSize: vars.font.small });

export const form = style({ display: 'grid', gap: vars.space.x4 });

/** Gets the focus once the ballot is signed. */
export const signature = style({
  fontWeight: vars.font.strong,
  borderRadius: vars.radius.base,
  ':focus-visible': { outlineOffset: vars.space.x1 },
});
