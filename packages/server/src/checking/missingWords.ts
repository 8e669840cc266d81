import { isLanguage, type Language } from '../config/languages.ts';
import type { Convention } from '../config/types.ts';

/** Words of a convention's folder that lack one of its languages. */
export interface MissingWords {
  readonly language: Language;
  /** Where they are: `membership_types.Adult.label`. */
  readonly paths: readonly string[];
}

const isWords = (value: object): boolean =>
  'en' in value &&
  Object.entries(value).every(([key, text]) => isLanguage(key) && typeof text === 'string');

function* wordsOf(value: unknown, path: string): Generator<readonly [path: string, words: object]> {
  if (typeof value !== 'object' || value === null) return;
  if (isWords(value)) yield [path, value];
  else {
    for (const [key, part] of Object.entries(value)) {
      yield* wordsOf(part, path === '' ? key : `${path}.${key}`);
    }
  }
}

/** What a convention says in English only, by its other languages. */
export function missingWords(convention: Convention): readonly MissingWords[] {
  const all = [...wordsOf(convention, '')];
  return convention.languages
    .filter((language) => language !== 'en')
    .map((language) => ({
      language,
      paths: all.filter(([, words]) => !(language in words)).map(([path]) => path),
    }));
}
