import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';
import config from '../lingui.config.ts';

const locales = join(import.meta.dirname, '../packages/portal/src/locales');

/** What a catalogue says for each English text, in the order of the file. */
async function catalogue(locale: string): Promise<Map<string, string>> {
  const filename = join(locales, locale, 'messages.po');
  const context = { locale, sourceLocale: 'en', filename };
  const messages = await formatter().parse(readFileSync(filename, 'utf8'), context);
  return new Map(
    Object.entries(messages).map(([id, { message = id, context: use, translation = '' }]) => [
      use ? `${message} (${use})` : message,
      translation,
    ]),
  );
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
const sameInFinnish = ['OK'];

const english = await catalogue('en');
const finnish = await catalogue('fi');
const dayPass = await catalogue('daypass');
const translations = [...finnish, ...[...dayPass].filter(([, words]) => words !== '')];

test('the catalogues are those of the configuration, and hold the same texts', () => {
  expect(config.locales).toEqual(['en', 'fi', 'daypass']);
  expect(english.size).toBeGreaterThan(0);
  expect([...finnish.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  expect([...dayPass.keys()].toSorted()).toEqual([...english.keys()].toSorted());
});

test('every text has Finnish words', () => {
  expect([...finnish].filter(([, words]) => words.trim() === '')).toEqual([]);
});

test('no Finnish text is a copy of the English one, but for the names that are the same', () => {
  const copies = [...finnish].filter(([text, words]) => words === english.get(text));
  expect(copies.map(([text]) => text)).toEqual(sameInFinnish);
});

test('a translation has the values and elements of the English text, wherever it puts them', () => {
  const differing = translations.filter(
    ([text, words]) =>
      slots(words).toSorted().join() !==
      slots(english.get(text) ?? '')
        .toSorted()
        .join(),
  );
  expect(differing).toEqual([]);
  expect(translations.filter(([, words]) => !isNested(words))).toEqual([]);
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
