import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/index.ts';
import { smallest } from './smallest.ts';

export const gripWidth = { narrow: vars.space.x6, wide: vars.space.x8 };

/** The drag handle. A finger anywhere else scrolls the page. */
export const grip = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: gripWidth.narrow,
  marginInlineEnd: `calc(-1 * ${vars.space.x2})`,
  marginBlock: `calc(-1 * ${vars.space.x2})`,
  color: vars.color.controlBorder,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '::before': {
    content: '',
    inlineSize: '10px',
    blockSize: '16px',
    backgroundImage: 'radial-gradient(circle, currentColor 1.5px, transparent 2px)',
    backgroundSize: '5px 5.33px',
  },
  selectors: {
    '[data-dragged] &': { cursor: 'grabbing', color: vars.color.action },
  },
  '@media': {
    [media.phone]: {
      inlineSize: gripWidth.wide,
      marginInlineEnd: `calc(-1 * ${vars.space.x3})`,
    },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.action } } },
    [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', color: 'CanvasText' } },
    [smallest]: { display: 'none' },
    print: { display: 'none' },
  },
});
/* Keeps its space, so that a temporarily disabled ballot causes no layout shift. */
export const hiddenGrip = style([grip, { visibility: 'hidden' }]);
