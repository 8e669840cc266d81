import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const icon = style({
  display: 'block',
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
