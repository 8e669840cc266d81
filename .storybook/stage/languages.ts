import { isLanguage, languages } from '../../packages/rules/src/languages.ts';
import { pseudo } from '../../packages/ui/src/locales/pseudo.gen.ts';
import type { UiWordOverrides } from '../../packages/ui/src/words/overrides.ts';

/** The messages of each language: `ar.gen.ts` for members, `deskAr.gen.ts` for the crew. */
const files = import.meta.glob<Readonly<Record<string, UiWordOverrides>>>(
  ['../../packages/ui/src/locales/??.gen.ts', '../../packages/ui/src/locales/desk??.gen.ts'],
  { eager: true },
);

/** English with accents and longer words, to find texts that don't fit or aren't in the catalogue. */
const PSEUDO = 'pseudo';
const wordsIn = (name: string): UiWordOverrides =>
  files[`../../packages/ui/src/locales/${name}.gen.ts`]?.[name] ?? {};

/** A language of the toolbar. */
export interface StoryLanguage {
  readonly value: string;
  readonly title: string;
  /** The tag for `<html lang>` and `Intl`. */
  readonly tag: string;
  readonly messages: UiWordOverrides;
}

/** Returns a language. A language that the portal doesn't offer has a tag without a country. */
const createLanguage = (key: string): StoryLanguage => ({
  value: key,
  title: new Intl.DisplayNames([key], { type: 'language' }).of(key) ?? key,
  tag: isLanguage(key) ? languages[key].tag : key,
  messages: { ...wordsIn(key), ...wordsIn(`desk${key[0]?.toUpperCase()}${key.slice(1)}`) },
});

const keys = Object.keys(files).flatMap((path) => /\/(\w\w)\.gen\.ts$/.exec(path)?.[1] ?? []);

/** English, the other languages, and the pseudo-language. */
export const LANGUAGES: readonly StoryLanguage[] = [
  createLanguage('en'),
  ...keys.filter((key) => key !== 'en').map(createLanguage),
  { value: PSEUDO, title: 'Pseudo-language', tag: 'en', messages: pseudo },
];

/** Returns the toolbar's language. */
export const findLanguage = (locale: unknown): StoryLanguage =>
  LANGUAGES.find(({ value }) => value === locale) ?? createLanguage('en');
