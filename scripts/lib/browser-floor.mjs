import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText, root } from './files.mjs';

/** The oldest browsers that everything works in; the build translates newer syntax for them. */
const floor = JSON.parse(readText('tools/browsers.json') ?? '{}');

/**
 * What the built pages use and the oldest browsers lack, with what their readers get. `docs/browsers.md` says
 * it for people.
 */
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
  'text-wrap': 'headings break where they happen to',
  'text-size-adjust': 'some phones enlarge some texts when they are turned',
  'forced-color-adjust': 'Safari has no forced colours',
  'user-select': 'Safari is told with a prefix',
  '-webkit-tap-highlight-color': 'only WebKit draws one',
  ':-webkit-progress-bar': 'each engine has a name of its own for it',
  ':-webkit-progress-value': 'the same',
  ':-moz-progress-bar': 'the same',
  'checkVisibility()': 'React Aria looks at the styles instead',
  'getTextInfo()': 'React Aria asks for `textInfo` instead',
  'startViewTransition()': 'part of React and the router; not used here',
  'skipTransition()': 'the same',
};

/** Functions of ours and of libraries that happen to be called as something newer is. */
const others = new Set(
  'actions badge build createContext destroy fallback hide isActive number removed retry use when'.split(
    ' ',
  ),
);

/** Where the data says of a feature which versions have it. */
const COMPAT = '__compat';

/** The first version that has a feature without a flag or another name; infinite where none has. */
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

/** Every named feature below a node: `[name, feature]`. */
function* featuresOf(node, depth) {
  for (const [key, feature] of Object.entries(node)) {
    if (key === COMPAT || typeof feature !== 'object') continue;
    if (feature[COMPAT]) yield [key.replace(/_static$/, ''), feature];
    if (depth > 1) yield* featuresOf(feature, depth - 1);
  }
}

/** The names that only newer browsers know, whatever they are a part of. */
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
  const newer = newerNames(featuresOf(bcd.javascript.builtins, 3), featuresOf(bcd.api, 2));
  // A single letter is the minifier's.
  const called = found(text, /\.([A-Za-z_$][\w$]+)\(/g);
  // It cannot be translated, and where it is not known the whole file fails.
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
 * Looks whether the built pages need a newer browser than we say: functions that are called, and whatever styles
 * say, by the public compatibility data. Newer syntax of scripts is translated by the build.
 * @returns {Promise<string | undefined>} what is too new, or no longer used
 */
export async function browserFloorProblems() {
  const folder = join(root, 'packages/portal/dist/client/assets');
  const textOf = (extension) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(extension))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
  const used = new Set([...newerInScripts(textOf('.js')), ...newerInStyles(textOf('.css'))]);
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
