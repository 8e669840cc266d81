import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';
import config from '../lingui.config.ts';

const locales = join(import.meta.dirname, '../packages/portal/src/locales');

/** What one file says for each English text, in its order. */
async function wordsOf(locale: string, file: string): Promise<[text: string, words: string][]> {
  const filename = join(locales, locale, file);
  const context = { locale, sourceLocale: 'en', filename };
  const messages = await formatter().parse(readFileSync(filename, 'utf8'), context);
  return Object.entries(messages).map(([id, { message = id, context: use, translation = '' }]) => [
    `${file}: ${use ? `${message} (${use})` : message}`,
    translation,
  ]);
}

/** What a language says for each English text, with the part of the portal that says it. */
async function catalogue(locale: string): Promise<Map<string, string>> {
  const files = readdirSync(join(locales, locale)).toSorted();
  return new Map((await Promise.all(files.map((file) => wordsOf(locale, file)))).flat());
}

/** What is put into a text: `{name}`, `{minutes, plural, …}`, `<0>`; not a plural's `one {…}`. */
const slots = (text: string): string[] => [
  ...new Set(
    Array.from(
      text.matchAll(/(?<!\b(?:one|other) ?|=\d+ ?)\{(\w+)(?:, (\w+))?[,}]/g),
      ([, name, kind]) => (kind ? `${name}, ${kind}` : `${name}`),
    ),
  ),
  ...Array.from(text.matchAll(/<\/?\d+\/?>/g), ([tag]) => tag),
];

/** Whether every element of a text is closed, the inner one first. */
function isNested(text: string): boolean {
  const open: string[] = [];
  for (const [, end, name = '', isEmpty] of text.matchAll(/<(\/?)(\d+)(\/?)>/g)) {
    if (isEmpty) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** What Finnish writes as English does. */
const sameInFinnish = new Set(['OK', '{category}: {text}']);

const english = await catalogue('en');
const finnish = await catalogue('fi');

test('the catalogues are those of the languages', () => {
  expect(readdirSync(locales).toSorted()).toEqual(config.locales?.toSorted());
  expect(english.size).toBeGreaterThan(0);
});

test('every text has words in every language', async () => {
  const others = (config.locales ?? []).filter((locale) => locale !== 'en');
  expect(others).toContain('fi');
  for (const locale of others) {
    const texts = [...(await catalogue(locale))];
    expect(texts.map(([text]) => text).toSorted()).toEqual([...english.keys()].toSorted());
    expect(texts.filter(([, words]) => words.trim() === '')).toEqual([]);
  }
});

test('no Finnish text is a copy of the English one, but for the names that are the same', () => {
  const copies = [...finnish].filter(([text, words]) => words === english.get(text));
  expect(copies.filter(([, words]) => !sameInFinnish.has(words))).toEqual([]);
});

test('a translation has the values and elements of the English text, wherever it puts them', () => {
  const differing = [...finnish].filter(
    ([text, words]) =>
      slots(words).toSorted().join() !==
      slots(english.get(text) ?? '')
        .toSorted()
        .join(),
  );
  expect(differing).toEqual([]);
  expect([...finnish].filter(([, words]) => !isNested(words))).toEqual([]);
});

test('a Finnish plural has the forms of Finnish', () => {
  const { pluralCategories } = new Intl.PluralRules('fi').resolvedOptions();
  const plurals = [...finnish.values()].filter((words) => words.includes(', plural,'));
  expect(plurals).not.toEqual([]);
  for (const words of plurals) {
    const forms = Array.from(words.matchAll(/\b(zero|one|two|few|many|other) ?\{/g), ([, f]) => f);
    expect([...new Set(forms)].toSorted(), words).toEqual(pluralCategories.toSorted());
  }
});

test('no Finnish word is broken after a hyphen that it begins with: “Retro Hugo ‑palkinnot”', () => {
  const root = join(import.meta.dirname, '..');
  const library = readdirSync(join(root, 'packages/ui/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.messages\.fi\.tsx?$/.test(name))
    .map((name) => join(root, 'packages/ui/src', name));
  const portal = readdirSync(join(locales, 'fi')).map((name) => join(locales, 'fi', name));
  const breakable = [...library, ...portal].flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => !/^(msgid|#)/.test(line) && / -[a-zåäö]/.test(line))
      .map((line) => `${path.slice(root.length + 1)}: ${line.trim()}`),
  );
  // U+2011, the hyphen that does not break, stands in its place.
  expect(breakable).toEqual([]);
});
