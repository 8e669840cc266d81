import { expect, it } from 'vitest';
import { preferredLanguage } from './language.ts';

it.each([
  ['fi-FI,en', 'fi'],
  ['en;q=0.5, fi;q=0.8', 'fi'],
  ['sv, de;q=0.9, EN-gb;q=0.1', 'en'],
  ['fi;q=0, en;q=0.1', 'en'],
  ['fil', undefined],
  ['sv,*;q=0.1', undefined],
  ['', undefined],
  [',;q=,;;', undefined],
])(
  'NAV-5: of a browser’s “%s” the first that is spoken, English and Finnish, is %s',
  (list, is) => {
    expect(preferredLanguage(list, ['en', 'fi'])).toBe(is);
  },
);
