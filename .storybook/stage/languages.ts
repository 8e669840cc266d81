import { isLanguage, languages } from '../../packages/rules/src/languages.ts';
import type { UiWordOverrides } from '../../packages/ui/src/words/overrides.ts';
import { longWords } from './longWords.ts';

/** The messages of each language: `ar.ts` for members, `deskAr.ts` for the crew. */
const files = import.meta.glob<Readonly<Record<string, UiWordOverrides>>>(
  ['../../packages/ui/src/words/??.ts', '../../packages/ui/src/words/desk??.ts'],
  { eager: true },
);

const LONG = 'long';
const wordsIn = (name: string): UiWordOverrides =>
  files[`../../packages/ui/src/words/${name}.ts`]?.[name] ?? {};

/** A language of the toolbar. */
export interface Spoken {
  readonly value: string;
  readonly title: string;
  /** The tag for `<html lang>` and `Intl`. */
  readonly tag: string;
  readonly messages: UiWordOverrides;
}

/** Returns a language. Those that the portal doesn't offer have a tag without a country. */
const spoken = (key: string): Spoken => ({
  value: key,
  title: new Intl.DisplayNames([key], { type: 'language' }).of(key) ?? key,
  tag: isLanguage(key) ? languages[key].tag : key,
  messages: { ...wordsIn(key), ...wordsIn(`desk${key[0]?.toUpperCase()}${key.slice(1)}`) },
});

const keys = Object.keys(files).flatMap((path) => /\/(\w\w)\.ts$/.exec(path)?.[1] ?? []);

/** English, the other languages, and an English with longer words. */
export const SPOKEN: readonly Spoken[] = [
  spoken('en'),
  ...keys.filter((key) => key !== 'en').map(spoken),
  { value: LONG, title: 'Long words', tag: 'en', messages: longWords },
];

/** Returns the toolbar's language. */
export const spokenBy = (locale: unknown): Spoken =>
  SPOKEN.find(({ value }) => value === locale) ?? spoken('en');
