import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { bareElements } from './bareElements.ts';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

/** The styles of a page's bare elements, for whoever has none of their own. */
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
  /* A name of one long word must not widen what it is in, as `break-word` lets it in a grid or a flex row. */
  overflowWrap: 'anywhere',
});
