import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flex: 'none',
  animation: `${turn} 1s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const busy = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.here.muted,
});
