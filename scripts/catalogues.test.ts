import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { describe, expect, test } from 'vitest';
import config from '../lingui.config.ts';
import { LANGUAGES, languages } from '../packages/rules/src/languages.ts';

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
  const files = readdirSync(join(locales, locale)).filter((name) => name.endsWith('.po'));
  return new Map((await Promise.all(files.toSorted().map((file) => wordsOf(locale, file)))).flat());
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

/** Forms of an award's name: a sentence is given all of them, and a language takes the one that it needs. */
const NAME_FORMS = new Set(['name', 'one', 'short', 'to', 'about', 'in']);

/** The values and elements of a text, in one order. */
const filledIn = (text: string): string =>
  slots(text)
    .map((slot) => (NAME_FORMS.has(slot) ? 'a form of the name' : slot))
    .toSorted()
    .join();

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

/** What other languages write as English does. */
const sameAsEnglish = new Set(['OK', '{category}: {text}', 'System']);

const english = await catalogue('en');
const others = await Promise.all(
  LANGUAGES.slice(1).map(async (language) => ({ language, texts: await catalogue(language) })),
);

test('the catalogues are those of the languages', () => {
  expect(readdirSync(locales).toSorted()).toEqual(config.locales?.toSorted());
  expect(english.size).toBeGreaterThan(0);
});

test('every text has words in every complete language', () => {
  expect(others.map(({ language }) => language)).toContain('fi');
  for (const { language, texts } of others) {
    expect([...texts.keys()].toSorted(), language).toEqual([...english.keys()].toSorted());
    const missing = [...texts].filter(([, words]) => words.trim() === '');
    if (languages[language].isComplete) expect(missing).toEqual([]);
    else expect(missing.length, language).toBeLessThan(english.size);
  }
});

describe.each(others)('in $language', ({ language, texts }) => {
  const said = [...texts].filter(([, words]) => words !== '');

  test('no text is a copy of the English one, but for the names that are the same', () => {
    const copies = said.filter(([text, words]) => words === english.get(text));
    expect(copies.filter(([, words]) => !sameAsEnglish.has(words))).toEqual([]);
  });

  test('a translation has the values and elements of the English text, wherever it puts them', () => {
    const differing = said.filter(
      ([text, words]) => filledIn(words) !== filledIn(english.get(text) ?? ''),
    );
    expect(differing).toEqual([]);
    expect(said.filter(([, words]) => !isNested(words))).toEqual([]);
  });

  test('a plural has the forms of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const plurals = said.filter(([, words]) => words.includes(', plural,'));
    expect(plurals).not.toEqual([]);
    for (const [, words] of plurals) {
      const forms = Array.from(
        words.matchAll(/\b(zero|one|two|few|many|other) ?\{/g),
        ([, form]) => form,
      );
      expect([...new Set(forms)].toSorted(), words).toEqual(pluralCategories.toSorted());
    }
  });
});

test('no Finnish word is broken after a hyphen that it begins with: “Retro Hugo ‑palkinnot”', () => {
  const root = join(import.meta.dirname, '..');
  const library = readdirSync(join(root, 'packages/ui/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.messages\.fi\.tsx?$/.test(name))
    .map((name) => join(root, 'packages/ui/src', name));
  const portal = readdirSync(join(locales, 'fi'))
    .filter((name) => name.endsWith('.po'))
    .map((name) => join(locales, 'fi', name));
  const breakable = [...library, ...portal].flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => !/^(msgid|#)/.test(line) && / -[a-zåäö]/.test(line))
      .map((line) => `${path.slice(root.length + 1)}: ${line.trim()}`),
  );
  // U+2011, the hyphen that does not break, stands in its place.
  expect(breakable).toEqual([]);
});
