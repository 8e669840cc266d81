import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './files.mjs';

/** The oldest supported browsers; the build compiles newer syntax for them. */
const floor = readJson('tools/browsers.json');

/** Features of the built pages that the oldest browsers lack, with the fallback. `docs/browsers.md` explains them. */
const degrades = {
  'showPopover()': 'the menu of positions is drawn in its place instead of above everything',
  ':popover-open': 'the same',
  'overflow-clip-margin': 'the same',
  'field-sizing': 'a nomination is as high as a copy of its text; other areas have a handle',
  'grid-template-rows: subgrid': 'labels above nominations stand on lines of their own',
  ':has': 'what is around a choice does not show that it is chosen; the choice itself does',
  'content-visibility': 'categories that are out of sight are drawn, too',
  'contain-intrinsic-block-size': 'the same',
  'scrollbar-color': "the system's scrollbars",
  'scrollbar-width': 'the same',
  hyphens: 'a long word of the header breaks without a hyphen',
  'text-wrap': 'headings break where they happen to',
  'text-size-adjust': 'some phones enlarge some texts when they are turned',
  'forced-color-adjust': 'Safari has no forced colours',
  'user-select': 'Safari needs a prefix',
  '-webkit-tap-highlight-color': 'only WebKit draws one',
  ':-webkit-progress-bar': 'each engine has a name of its own for it',
  ':-webkit-progress-value': 'the same',
  ':-moz-progress-bar': 'the same',
  'checkVisibility()': 'React Aria looks at the styles instead',
  'getTextInfo()': 'React Aria asks for `textInfo` instead',
  'isConditionalMediationAvailable()':
    'the WebAuthn library asks only for autofill, which is not used',
  'getTransports()': 'the WebAuthn library asks whether it is there',
  'getPublicKeyAlgorithm()': 'the same',
  'getPublicKey()': 'the same',
  'getAuthenticatorData()': 'the same',
  ':details-content': 'folded parts are opened by a script before they are printed',
  'share()': 'the picture for members who voted is downloaded',
  'startViewTransition()': 'part of React and the router; not used here',
  'skipTransition()': 'the same',
};

/** Our own and third-party functions that share a name with a newer built-in one. */
const others = new Set(
  'actions added badge build createContext destroy fallback forget hide isActive number range removed retry until use when'.split(
    ' ',
  ),
);

/** The key of a feature's compatibility data. */
const COMPAT = '__compat';

/** Returns the first version that supports a feature without flag or prefix; Infinity if none does. */
function since(feature, browser) {
  const { support } = feature[COMPAT];
  const versions = [support[browser]]
    .flat()
    .filter((one) => one && !one.flags && !one.prefix && !one.alternative_name)
    .map(({ version_added: version }) => Number.parseFloat(String(version).replace('≤', '')));
  return Math.min(Infinity, ...versions.filter((version) => !Number.isNaN(version)));
}

const isNewer = (feature) =>
  Object.entries(floor).some(([browser, version]) => since(feature, browser) > Number(version));

/** Yields every named feature below a node: `[name, feature]`. */
function* featuresOf(node, depth) {
  for (const [key, feature] of Object.entries(node)) {
    if (key === COMPAT || typeof feature !== 'object') continue;
    if (feature[COMPAT]) yield [key.replace(/_static$/, ''), feature];
    if (depth > 1) yield* featuresOf(feature, depth - 1);
  }
}

/** Returns the names that no object in the oldest supported browsers has. */
function newerNames(...lists) {
  const known = new Map();
  for (const list of lists) {
    for (const [name, feature] of list) {
      known.set(name, (known.get(name) ?? true) && isNewer(feature));
    }
  }
  return new Set([...known].filter(([, newer]) => newer).map(([name]) => name));
}

const found = (text, pattern) => new Set(Array.from(text.matchAll(pattern), ([, name]) => name));

function newerInScripts(text) {
  // The units of `CSS`, such as `CSS.pt()`, have short names that the minifier also gives to other functions.
  const api = { ...bcd.api, CSS: {} };
  const newer = newerNames(featuresOf(bcd.javascript.builtins, 3), featuresOf(api, 2));
  // Single letters come from the minifier.
  const called = found(text, /\.([A-Za-z_$][\w$]+)\(/g);
  // Look-behind can't be compiled away, and browsers without it reject the whole file.
  const lookBehind = bcd.javascript.regular_expressions.lookbehind_assertion;
  return [
    ...[...called]
      .filter((name) => newer.has(name) && !others.has(name))
      .map((name) => `${name}()`),
    ...(/\(\?<[=!]/.test(text) && isNewer(lookBehind) ? ['look-behind'] : []),
  ];
}

function newerInStyles(text) {
  const { properties, selectors, types, 'at-rules': atRules } = bcd.css;
  const isNewerIn = (features) => (name) =>
    Object.hasOwn(features, name) && features[name][COMPAT] && isNewer(features[name]);
  const functions = newerNames(featuresOf(types, 3));
  const newProperties = [...found(text, /[{;]([a-z-]+):/g)].filter(isNewerIn(properties));
  const newValues = Array.from(text.matchAll(/[{;]([a-z-]+):([^;}]+)/g))
    .filter(([, property]) => !newProperties.includes(property))
    .filter(([, property, value]) => isNewerIn(properties[property] ?? {})(value))
    .map(([, property, value]) => `${property}: ${value}`);
  const preludes = [...found(text, /([^{};]+)\{/g)].join('\n');
  return [
    ...newProperties,
    ...newValues,
    ...[...found(preludes, /::?([a-z-]+)/g)].filter(isNewerIn(selectors)).map((name) => `:${name}`),
    ...[...found(text, /@([a-z-]+)/g)].filter(isNewerIn(atRules)).map((name) => `@${name}`),
    ...[...found(text, /([a-z-]+)\(/g)].filter((name) => functions.has(name)),
    ...(/@media[^{]*[<>]/.test(text) && isNewer(atRules.media.range_syntax)
      ? ['media ranges']
      : []),
  ];
}

/**
 * Checks the built pages for features newer than the oldest supported browsers: called functions and all styles, by the
 * public compatibility data. The build compiles newer syntax of scripts.
 *
 * @returns {Promise<string | undefined>} features that are too new, and exceptions that are no longer used
 */
export async function browserFloorProblems() {
  const folder = join(root, 'packages/portal/dist/client/assets');
  const getText = (extension) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(extension))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
  const used = new Set([...newerInScripts(getText('.js')), ...newerInStyles(getText('.css'))]);
  const problems = [
    ...[...used]
      .filter((name) => !(name in degrades))
      .map((name) => `${name} is newer than the oldest browsers of tools/browsers.json`),
    ...Object.keys(degrades)
      .filter((name) => !used.has(name))
      .map((name) => `${name} is no longer used: take it off the list`),
  ];
  return problems.length > 0 ? problems.join('\n') : undefined;
}
