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

/** Side by side where there is room. */
export const signed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
});
export const voter = style({ color: vars.here.muted, fontSize: vars.font.small });

/** Gets the focus once the ballot is signed. */
export const signature = style({
  fontWeight: vars.font.strong,
  borderRadius: vars.radius.base,
  ':focus-visible': { outlineOffset: 0 },
});
