import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('html', {
  fontFamily: vars.font.family,
  fontSize: '100%',
  lineHeight: vars.font.lineBase,
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.x4})`,
});
base('body', {
  margin: 0,
  minBlockSize: '100vh',
  background: vars.color.ground,
  color: vars.here.text,
  /* A name of one long word must not widen what it is in, as `break-word` lets it in a grid or a flex row. */
  overflowWrap: 'anywhere',
  scrollbarColor: `${vars.here.muted} transparent`,
});

/*
 * The ground: deep blue with two soft lights and the cables of a harp-shaped bridge, drawn by
 * gradients alone, so that nothing has to be fetched. It is an element of its own because a fixed
 * background attachment is repainted while scrolling.
 */
base('body::before', {
  content: '',
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  background: `
    radial-gradient(36rem 36rem at 104% 104%, ${vars.color.ground}, transparent),
    repeating-conic-gradient(from 262deg at 104% 104%, transparent 0deg 1.9deg, ${vars.color.groundLine} 2deg 2.06deg, transparent 2.16deg 2.6deg),
    radial-gradient(60rem 34rem at 88% -12%, ${vars.color.groundGlow}, transparent 70%),
    radial-gradient(48rem 44rem at -12% 40%, ${vars.color.groundGlow}, transparent 70%)`,
  '@media': { [media.forcedColors]: { display: 'none' }, print: { display: 'none' } },
});

base('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0 });
base('ul, ol', { padding: 0 });
base('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
base('h1, h2, h3, h4', {
  color: vars.here.heading,
  fontSize: vars.font.large,
  fontWeight: vars.font.bold,
  lineHeight: vars.font.lineTight,
  textWrap: 'balance',
});
base('h1', { fontSize: vars.font.page });
base('a', { color: vars.here.link, textUnderlineOffset: '0.18em' });
base('img, svg', { maxInlineSize: '100%' });
base(':focus-visible', {
  outline: `${vars.line.thick} solid ${vars.here.focus}`,
  outlineOffset: '2px',
  '@media': { print: { outline: 'none' } },
});
base('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short one of everything: a change of theme would reach each element a frame after the one around it.
      transitionProperty: 'none !important',
    },
  },
});
