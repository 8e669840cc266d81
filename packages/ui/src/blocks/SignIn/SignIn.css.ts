import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const form = style({ display: 'grid', gap: vars.space.x4 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });

const appear = keyframes({ from: { opacity: 0 } });

export const sending = style({
  color: vars.here.muted,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.duration.notice} ease-out`,
});

export const help = style({ color: vars.here.muted, fontSize: vars.font.small });

/* Keeps the native triangle. */
export const trouble = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space.x3,
  color: vars.here.link,
  fontSize: vars.font.small,
  cursor: 'pointer',
  touchAction: 'manipulation',
});

export const points = style([
  help,
  { display: 'grid', gap: vars.space.x2, paddingInlineStart: vars.space.x5 },
]);
