import type { Language } from '@conkit/rules';
import type { SomeWords } from './types.ts';

/** English is with the components. */
const languages: Record<Exclude<Language, 'en'>, () => Promise<{ words: SomeWords }>> = {
  fi: () => import('./fi.ts'),
  sv: () => import('./sv.ts'),
};

const loaded = new Map<Language, SomeWords>([['en', {}]]);

/** The words of a language, once they are loaded. */
export const wordsOf = (language: Language): SomeWords | undefined => loaded.get(language);

/** Loads the words of a language; where they do not come, it is spoken in English. */
export async function loadWords(language: Language): Promise<void> {
  if (language === 'en' || loaded.has(language)) return;
  const { words } = await languages[language]().catch(() => ({ words: {} }));
  loaded.set(language, words);
}

/** What a browser says of a required element that is empty; English where a language has none. */
export interface RequiredWords {
  readonly ballot: string;
  readonly choice: string;
  readonly nominations: string;
}

const english: RequiredWords = {
  ballot: 'Rank at least one.',
  choice: 'Choose one.',
  nominations: 'Nominate at least one.',
};

const required: { readonly [Key in Language]?: RequiredWords } = {
  fi: {
    ballot: 'Aseta ainakin yksi järjestykseen.',
    choice: 'Valitse yksi.',
    nominations: 'Ehdota ainakin yhtä.',
  },
  sv: { ballot: 'Rangordna minst en.', choice: 'Välj en.', nominations: 'Nominera minst en.' },
};

export const requiredWords = (language: Language): RequiredWords => required[language] ?? english;
