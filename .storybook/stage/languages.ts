import { isLanguage, languages } from '../../packages/rules/src/languages.ts';
import type { UiWordOverrides } from '../../packages/ui/src/words/words.ts';
import { longWords } from './longWords.ts';

/** The library in each language: `ar.ts` what it says to members, `deskAr.ts` to the crew. */
const files = import.meta.glob<Readonly<Record<string, UiWordOverrides>>>(
  ['../../packages/ui/src/words/??.ts', '../../packages/ui/src/words/desk??.ts'],
  { eager: true },
);

const LONG = 'long';
const wordsIn = (name: string): UiWordOverrides =>
  files[`../../packages/ui/src/words/${name}.ts`]?.[name] ?? {};

/** What a story speaks. */
export interface Spoken {
  readonly value: string;
  readonly title: string;
  /** As `<html lang>` and `Intl` have it. */
  readonly tag: string;
  readonly messages: UiWordOverrides;
}

/** A language of the library; those that the portal does not offer have no tag of a country. */
const spoken = (key: string): Spoken => ({
  value: key,
  title: new Intl.DisplayNames([key], { type: 'language' }).of(key) ?? key,
  tag: isLanguage(key) ? languages[key].tag : key,
  messages: { ...wordsIn(key), ...wordsIn(`desk${key[0]?.toUpperCase()}${key.slice(1)}`) },
});

const keys = Object.keys(files).flatMap((path) => /\/(\w\w)\.ts$/.exec(path)?.[1] ?? []);

/** English, the other languages of the library, and English in words half as long again. */
export const SPOKEN: readonly Spoken[] = [
  spoken('en'),
  ...keys.filter((key) => key !== 'en').map(spoken),
  { value: LONG, title: 'Long words', tag: 'en', messages: longWords },
];

/** The language chosen in the toolbar. */
export const spokenBy = (locale: unknown): Spoken =>
  SPOKEN.find(({ value }) => value === locale) ?? spoken('en');
