/**
 * Returns the names of the tokens that a theme declares.
 *
 * @param {string} css
 * @returns {Set<string>} such as `color-action`
 */
const findTokens = (css) =>
  new Set([...css.matchAll(/--conkit-([\w-]+)\s*:/g)].map(([, name]) => name));

const removeComments = (css) => css.replaceAll(/\/\*[^]*?\*\//g, '');

/** Replaces `rem` with the reader's own font size, because a site may change what `1rem` is. */
const replaceRem = (css) => css.replaceAll(/(-?\d*\.?\d+)rem\b/g, 'calc($1 * var(--_conkit-rem))');

/** Removes the declarations of tokens that the sheet doesn't use, and then of those that only they used. */
function removeUnused(css) {
  const used = new Set([...css.matchAll(/var\(--_conkit-([\w-]+)/g)].map(([, name]) => name));
  const rest = css.replaceAll(/--_conkit-([\w-]+)\s*:[^;}]*;?/g, (declaration, name) =>
    used.has(name) ? declaration : '',
  );
  return rest === css ? css : removeUnused(rest);
}

/**
 * Creates the style sheet of a shadow tree from the sheets of @conkit/ui, so that the page can override its tokens.
 *
 * In a page, the theme declares each token at `:root`, where a site's own rule wins. In a shadow tree, such
 * declarations would override the site's. So the theme's declarations are renamed to `--_conkit-…`, and each use of a
 * token tries the page's value first. The font is the page's own unless a token sets it.
 *
 * @param {{ theme: string, inside: string, parts: string }} sheets built from the sources of @conkit/ui
 */
export function getSheet(sheets) {
  const [theme, inside, parts] = [sheets.theme, sheets.inside, sheets.parts].map(removeComments);
  const tokens = findTokens(theme);
  const preferSiteTokens = (css) =>
    css.replaceAll(/var\(--conkit-([\w-]+)\)/g, (use, name) => {
      if (name === 'font-family') return 'var(--conkit-font-family, inherit)';
      return tokens.has(name) ? `var(--conkit-${name}, var(--_conkit-${name}))` : use;
    });
  const own = preferSiteTokens(theme)
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
  return replaceRem(
    removeUnused(
      [preferSiteTokens(root), preferSiteTokens(inside), own, preferSiteTokens(parts)].join('\n'),
    ),
  );
}
