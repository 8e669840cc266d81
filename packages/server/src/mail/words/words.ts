import type { Language } from '@conkit/rules';
import { english, type MailWords, type SomeMailWords } from './english.ts';
import * as translations from './languages.gen.ts';

type Parts = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** A language, with English where it lacks words. */
function whole(words: SomeMailWords): MailWords {
  const given: Parts = words;
  const entries = Object.entries(english).map(([name, said]) => {
    const own = given[name];
    return [name, isPart(said) && isPart(own) ? { ...said, ...own } : (own ?? said)];
  });
  // Every word of English is there, in the language's own where it has one.
  return Object.fromEntries(entries) as MailWords;
}

const others: Readonly<Record<Exclude<Language, 'en'>, SomeMailWords>> = translations;

/** What the server says, in every language. */
export const mailWords: Readonly<Record<Language, MailWords>> = {
  ...(Object.fromEntries(
    Object.entries(others).map(([language, words]) => [language, whole(words)]),
  ) as Record<keyof typeof others, MailWords>),
  en: english,
};
