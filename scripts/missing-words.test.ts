import { expect, test } from 'vitest';
import { LANGUAGES, languages } from '../packages/rules/src/languages.ts';
import { wordsOf } from './lib/missingWords.ts';

const others = LANGUAGES.slice(1);

test.each(others)('every part of the product is looked at for words of %s', async (language) => {
  const parts = await wordsOf(language);
  const names = parts.map(({ part }) => part);
  expect(names).toEqual(
    expect.arrayContaining(['library, MemberHome', 'portal, core', 'server, signIn']),
  );
  // A part whose English words are not found would lack nothing.
  expect(parts.filter(({ total }) => total === 0)).toEqual([]);
});

test.each(others.filter((language) => languages[language].isComplete))(
  'nothing is missing in %s',
  async (language) => {
    const parts = await wordsOf(language);
    expect(parts.filter(({ missing }) => missing.length > 0)).toEqual([]);
  },
);
