import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

base('body', {
  minBlockSize: '100vh',
  background: vars.color.ground,
  color: vars.here.text,
  scrollbarColor: `${vars.here.muted} transparent`,
  vars: {
    [vars.here.ground]: vars.color.ground,
    [vars.here.accent]: vars.color.accent,
    [vars.here.text]: vars.color.onGround,
    [vars.here.muted]: vars.color.onGroundMuted,
    [vars.here.heading]: vars.color.onGroundHeading,
    [vars.here.link]: vars.color.onGroundLink,
    [vars.here.focus]: vars.color.onGroundFocus,
    [vars.here.wash]: vars.color.onGroundWash,
  },
});

/*
 * A deep blue background with two soft lights. Gradients need no download. A pseudo-element, because a fixed background
 * attachment repaints on scroll.
 */
base('body::before', {
  content: '',
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  background: `
    radial-gradient(60rem 34rem at 88% -12%, ${vars.color.groundGlow}, transparent 70%),
    radial-gradient(48rem 44rem at -12% 40%, ${vars.color.groundGlow}, transparent 70%)`,
  '@media': { [media.forcedColors]: { display: 'none' }, print: { display: 'none' } },
});
