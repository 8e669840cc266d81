import { expect, it } from 'vitest';
import { preferredLanguage } from './languages.ts';

it('NAV-5: returns the supported language with the highest weight, or none', () => {
  for (const [list, language] of [
    ['fi-FI,en', 'fi'],
    ['en;q=0.5, fi;q=0.8', 'fi'],
    ['sv, de;q=0.9, EN-gb;q=0.1', 'en'],
    ['fi;q=0, en;q=0.1', 'en'],
    ['fil', undefined],
    ['sv,*;q=0.1', undefined],
    ['', undefined],
    [',;q=,;;', undefined],
  ] as const) {
    expect([list, preferredLanguage(list, ['en', 'fi'])]).toEqual([list, language]);
  }
});
