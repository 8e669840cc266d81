/** The names that a theme declares. @param {string} css @returns {Set<string>} such as `color-action` */
const declaredBy = (css) =>
  new Set([...css.matchAll(/--conkit-([\w-]+)\s*:/g)].map(([, name]) => name));

const withoutComments = (css) => css.replaceAll(/\/\*[^]*?\*\//g, '');

/** The reader's own size for letters, where a site makes `1rem` something else. */
const measured = (css) => css.replaceAll(/(-?\d*\.?\d+)rem\b/g, 'calc($1 * var(--_conkit-rem))');

/**
 * Makes the style sheet of a shadow tree from the library's, so that the tokens of the page around reach it.
 *
 * In a page the theme declares each token at `:root`, where a site's own rule wins. A shadow tree that declared them
 * would win over the site instead. So what the theme declares gets another name (`--_conkit-…`), and each use of a
 * token asks for the page's first. Letters are the page's own unless a token says otherwise.
 *
 * @param {{ theme: string, inside: string, parts: string }} sheets as they are built from the library's sources
 */
export function sheetOf(sheets) {
  const [theme, inside, parts] = [sheets.theme, sheets.inside, sheets.parts].map(withoutComments);
  const tokens = declaredBy(theme);
  const asking = (css) =>
    css.replaceAll(/var\(--conkit-([\w-]+)\)/g, (use, name) => {
      if (name === 'font-family') return 'var(--conkit-font-family, inherit)';
      return tokens.has(name) ? `var(--conkit-${name}, var(--_conkit-${name}))` : use;
    });
  const own = asking(theme)
    .replaceAll(/--conkit-([\w-]+)(\s*:)/g, '--_conkit-$1$2')
    .replaceAll(':root', '.conkit_root');
  const root = `
:host { display: block; }
:host([hidden]) { display: none; }
.conkit_medium { font-size: medium; }
:where(.conkit_root) {
  all: initial;
  display: block;
  visibility: inherit;
  pointer-events: inherit;
  font-size: var(--conkit-font-size-base);
}
.conkit_card {
  padding: var(--conkit-space-4);
  border-radius: var(--conkit-radius-base);
}`;
  return measured([asking(root), asking(inside), own, asking(parts)].join('\n'));
}
