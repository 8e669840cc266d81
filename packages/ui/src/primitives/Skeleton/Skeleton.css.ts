import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, surface, vars } from '../../theme/index.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const base = style({
  display: 'block',
  borderRadius: vars.radius.base,
  background: vars.color.skeleton,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: `${vars.line.thin} dashed GrayText` },
  },
});

export const shapes = styleVariants({
  heading: [base, { blockSize: vars.font.title, inlineSize: '55%' }],
  text: [base, { blockSize: vars.font.base, inlineSize: '85%' }],
  row: [base, { blockSize: vars.size.touch, inlineSize: '100%' }],
});

/** A card with a heading, a line and rows. */
export const card = style([
  surface,
  {
    display: 'grid',
    gap: vars.space.x3,
    padding: vars.space.x5,
    borderRadius: vars.radius.base,
    boxShadow: vars.shadow.soft,
  },
]);
export const stack = style({ display: 'grid', gap: vars.space.x3, inlineSize: '100%' });
