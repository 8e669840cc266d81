import { expect, test } from 'vitest';
import { isComplete, LANGUAGES } from '../packages/rules/src/languages.ts';
import { listParts } from './lib/missingWords.ts';

const others = LANGUAGES.slice(1);

test('English, Finnish and Swedish are complete', () => {
  const complete = LANGUAGES.filter(isComplete);
  expect(complete).toEqual(expect.arrayContaining(['en', 'fi', 'sv']));
});

test.each(others)('every part of the product is checked for texts in %s', async (language) => {
  const parts = await listParts(language);
  const names = parts.map(({ part }) => part);
  expect(names).toEqual(
    expect.arrayContaining(['library, MemberHome', 'elements, Required', 'server, signIn']),
  );
  // A part whose English texts are not found would seem complete.
  expect(parts.filter(({ total }) => total === 0)).toEqual([]);
});

test.each(others.filter(isComplete))('%s is complete', async (language) => {
  const parts = await listParts(language);
  expect(parts.filter(({ missing }) => missing.length > 0)).toEqual([]);
});
