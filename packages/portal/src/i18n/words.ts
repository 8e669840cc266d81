import type { UiWordOverrides } from '@conkit/ui';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languages, type Language } from './languages.ts';

/** A part of the portal whose words are a file of their own in each language; lingui.config.ts says what is in it. */
export type WordSet =
  | 'core'
  | 'account'
  | 'checkout'
  | 'desk'
  | 'form'
  | 'frame'
  | 'membership'
  | 'nominations'
  | 'payments'
  | 'voting';

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/*.po');
const libraries = import.meta.glob<{ library: UiWordOverrides }>('../locales/*/library.ts');

/** The words of one part in one language. */
const loadMessages = async (language: Language, set: WordSet): Promise<Messages | undefined> =>
  (await catalogues[`../locales/${language}/${set}.po`]?.())?.messages;

/** The library's own words, which are English where nothing is loaded. */
const loadLibrary = async (language: Language): Promise<UiWordOverrides | undefined> =>
  (await libraries[`../locales/${language}/library.ts`]?.())?.library;

/** What is said in one language, fetched part by part. */
export interface Words {
  readonly i18n: I18n;
  readonly language: Language;
  /** What the library says; undefined for English. */
  readonly ui: UiWordOverrides | undefined;
  /** Fetches the words of parts that are not there yet: a route asks for those that its page says. */
  readonly load: (...sets: readonly WordSet[]) => Promise<void>;
  /** The parts that were asked for, in order. */
  readonly asked: () => readonly WordSet[];
}

/** The words of a language; those that every page says are there at once. */
export async function createWords(language: Language): Promise<Words> {
  const i18n = setupI18n({
    locale: language,
    locales: [languages[language].tag],
    messages: { [language]: {} },
  });
  const parts = new Map<WordSet, Promise<void>>();
  const loadOne = async (set: WordSet) =>
    i18n.load(language, (await loadMessages(language, set)) ?? {});
  async function load(...sets: readonly WordSet[]) {
    for (const set of sets) {
      // What could not be fetched is asked for again by the next page that needs it.
      const part =
        parts.get(set) ??
        loadOne(set).catch((error: unknown) => {
          parts.delete(set);
          throw error;
        });
      parts.set(set, part);
    }
    await Promise.all(sets.map((set) => parts.get(set)));
  }
  const [ui] = await Promise.all([loadLibrary(language), load('core')]);
  return { i18n, language, ui, load, asked: () => [...parts.keys()] };
}
