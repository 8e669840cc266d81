import { isLanguage, type Language } from '../config/languages.ts';
import type { Convention } from '../config/types.ts';

/** Texts of a convention's folder that lack one of its languages. */
export interface MissingWords {
  readonly language: Language;
  /** Their paths: `membership_types.Adult.label`. */
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

/** Returns the texts without a translation, by language. */
export function missingWords(convention: Convention): readonly MissingWords[] {
  const all = [...wordsOf(convention, '')];
  return convention.languages
    .filter((language) => language !== 'en')
    .map((language) => ({
      language,
      paths: all.filter(([, words]) => !(language in words)).map(([path]) => path),
    }));
}
