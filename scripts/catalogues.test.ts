import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { describe, expect, test } from 'vitest';
import config from '../lingui.config.ts';
import { isComplete, LANGUAGES } from '../packages/rules/src/languages.ts';

const locales = join(import.meta.dirname, '../packages/portal/src/locales');

/** Returns a locale's translations by English text. */
async function catalogue(locale: string): Promise<Map<string, string>> {
  const filename = join(locales, `${locale}.po`);
  const context = { locale, sourceLocale: 'en', filename };
  const messages = await formatter().parse(readFileSync(filename, 'utf8'), context);
  return new Map(
    Object.entries(messages).map(([id, { message = id, context: use, translation = '' }]) => [
      use ? `${message} (${use})` : message,
      translation,
    ]),
  );
}

/**
 * Returns the placeholders of a text, such as `{name}`, `{minutes, plural, …}` and `<0>`, but not the `one {…}`
 * of plurals.
 */
const slots = (text: string): string[] => [
  ...new Set(
    Array.from(
      text.matchAll(/(?<!\b(?:one|other) ?|=\d+ ?)\{(\w+)(?:, (\w+))?[,}]/g),
      ([, name, kind]) => (kind ? `${name}, ${kind}` : `${name}`),
    ),
  ),
  ...Array.from(text.matchAll(/<\/?\d+\/?>/g), ([tag]) => tag),
];

/**
 * The forms of an award's name. A text receives all forms, and a translation uses the forms that its language
 * needs.
 */
const NAME_FORMS = new Set(['name', 'one', 'short', 'to', 'about', 'in']);

/** Returns the sorted values and elements of a text. */
const filledIn = (text: string): string =>
  slots(text)
    .map((slot) => (NAME_FORMS.has(slot) ? 'a form of the name' : slot))
    .toSorted()
    .join();

/** Returns whether the elements of a text are closed and properly nested. */
function isNested(text: string): boolean {
  const open: string[] = [];
  for (const [, end, name = '', isEmpty] of text.matchAll(/<(\/?)(\d+)(\/?)>/g)) {
    if (isEmpty) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** Texts that are spelt the same in other languages. */
const sameAsEnglish = new Set(['OK', '{category}: {text}', 'System', 'Version']);

const english = await catalogue('en');
const others = await Promise.all(
  LANGUAGES.slice(1).map(async (language) => ({ language, texts: await catalogue(language) })),
);

test('there is a catalogue for each language', () => {
  const names = readdirSync(locales).map((file) => file.replace(/\.po$/, ''));
  expect(names.toSorted()).toEqual(config.locales?.toSorted());
  expect(english.size).toBeGreaterThan(0);
});

test('every complete language translates every text', () => {
  for (const { language, texts } of others) {
    expect([...texts.keys()].toSorted(), language).toEqual([...english.keys()].toSorted());
    const missing = [...texts].filter(([, words]) => words.trim() === '');
    if (isComplete(language)) expect(missing).toEqual([]);
    else expect(missing.length, language).toBeLessThan(english.size);
  }
});

describe.each(others)('in $language', ({ language, texts }) => {
  const said = [...texts].filter(([, words]) => words !== '');

  test('no translation copies the English text, except where both languages have the same word', () => {
    const copies = said.filter(([text, words]) => words === english.get(text));
    expect(copies.filter(([, words]) => !sameAsEnglish.has(words))).toEqual([]);
  });

  test('a translation has the values and elements of the English text, in any order', () => {
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

test('Finnish words that begin with a hyphen use a non-breaking one: “Retro Hugo ‑palkinnot”', () => {
  const root = join(import.meta.dirname, '..');
  const files = ['ui', 'elements', 'portal'].map((name) =>
    join(root, `packages/${name}/src/locales/fi.po`),
  );
  const breakable = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => !/^(msgid|#)/.test(line) && / -[a-zåäö]/.test(line))
      .map((line) => `${path.slice(root.length + 1)}: ${line.trim()}`),
  );
  // The texts must contain U+2011, the non-breaking hyphen, instead.
  expect(breakable).toEqual([]);
});
