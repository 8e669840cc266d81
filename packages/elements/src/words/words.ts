import type { Spoken } from './spoken.ts';
import type { SomeWords } from './types.ts';

/** The components contain the English texts. */
const languages: Record<Exclude<Spoken, 'en'>, () => Promise<{ words: SomeWords }>> = {
  fi: () => import('./fi.ts'),
  sv: () => import('./sv.ts'),
  ar: () => import('./ar.ts'),
};

const loaded = new Map<Spoken, SomeWords>([['en', {}]]);

/** Returns the texts of a language; undefined until they are loaded. */
export const wordsOf = (language: Spoken): SomeWords | undefined => loaded.get(language);

/** Loads the texts of a language. If loading fails, the texts are English. */
export async function loadWords(language: Spoken): Promise<void> {
  if (language === 'en' || loaded.has(language)) return;
  const { words } = await languages[language]().catch(() => ({ words: {} }));
  loaded.set(language, words);
}

/** The validation messages of empty required elements. */
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

const required: { readonly [Key in Spoken]?: RequiredWords } = {
  fi: {
    ballot: 'Aseta ainakin yksi järjestykseen.',
    choice: 'Valitse yksi.',
    nominations: 'Ehdota ainakin yhtä.',
  },
  sv: { ballot: 'Rangordna minst en.', choice: 'Välj en.', nominations: 'Nominera minst en.' },
  ar: {
    ballot: 'رتّب واحدًا على الأقل.',
    choice: 'اختر واحدًا.',
    nominations: 'رشّح واحدًا على الأقل.',
  },
};

export const requiredWords = (language: Spoken): RequiredWords => required[language] ?? english;
