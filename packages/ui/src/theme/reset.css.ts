import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { bareElements } from './bareElements.ts';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

/** Styles a page's bare elements. */
const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

for (const [selector, rule] of bareElements) base(selector, rule);
base('html', {
  fontFamily: vars.font.family,
  fontSize: '100%',
  lineHeight: vars.font.lineBase,
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.x4})`,
});
base('body', {
  margin: 0,
  /*
   * Long words must not widen their container. Unlike `anywhere`, `break-word` doesn't prevent that in grids and flex
   * rows.
   */
  overflowWrap: 'anywhere',
});
