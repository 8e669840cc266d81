import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, surface, vars } from '../../theme/index.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.x4})` } });

const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.x3,
  background: vars.color.scrim,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.duration.dialog} ease-out` },
    '&[data-exiting]': { animation: `${appear} ${vars.duration.quick} reverse ease-in` },
  },
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});

/** Covers the whole page. */
const whole = style([scrim, { padding: 0, background: vars.print.paper }]);

const modal = style({
  inlineSize: '100%',
  maxBlockSize: '100%',
  display: 'flex',
  outline: 'none',
  selectors: {
    '&[data-entering]': {
      animation: `${rise} ${vars.duration.dialog} cubic-bezier(0.2, 0.8, 0.2, 1)`,
    },
  },
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});
export const sizes = styleVariants({
  narrow: [modal, { maxInlineSize: '28rem' }],
  wide: [modal, { maxInlineSize: vars.size.column }],
  screen: [modal, { blockSize: '100%' }],
});
export const scrims = { narrow: scrim, wide: scrim, screen: whole };

const dialog = style([
  surface,
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxBlockSize: `calc(100dvh - ${vars.space.x6})`,
    border: `${vars.line.thin} solid transparent`,
    borderRadius: vars.radius.base,
    boxShadow: vars.shadow.soft,
    outline: 'none',
  },
]);
/** As bright as the screen can be, in every theme: a scanner reads dark bars on white. */
const bright = style([
  dialog,
  {
    maxBlockSize: 'none',
    border: 'none',
    borderRadius: 0,
    boxShadow: 'none',
    background: vars.print.paper,
    color: vars.print.ink,
    colorScheme: 'light',
    vars: {
      [vars.here.ground]: vars.print.paper,
      [vars.here.text]: vars.print.ink,
      [vars.here.muted]: vars.print.ink,
      [vars.here.heading]: vars.print.ink,
      [vars.here.link]: vars.print.band,
      [vars.here.focus]: vars.print.band,
      [vars.here.wash]: vars.print.paper,
    },
  },
]);
export const dialogs = { narrow: dialog, wide: dialog, screen: bright };

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  paddingInlineStart: vars.space.x5,
  paddingInlineEnd: vars.space.x2,
});
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'grid',
  gap: vars.space.x4,
  paddingBlock: `${vars.space.x1} ${vars.space.x5}`,
  paddingInline: vars.space.x5,
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x5,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
});
