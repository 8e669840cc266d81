import type { UiWordOverrides } from '@conkit/ui';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languages, type Language } from './language.ts';

/** A part of the portal with its own catalogue for each language. lingui.config.ts assigns the files. */
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
const libraries = import.meta.glob<{ library: UiWordOverrides }>('./library/*.gen.ts');

const loadMessages = async (language: Language, set: WordSet): Promise<Messages | undefined> =>
  (await catalogues[`../locales/${language}/${set}.po`]?.())?.messages;

/** Loads the component library's texts. English is built in. */
const loadLibrary = async (language: Language): Promise<UiWordOverrides | undefined> =>
  (await libraries[`./library/${language}.gen.ts`]?.())?.library;

/** The texts of one language, loaded part by part. */
export interface Words {
  readonly i18n: I18n;
  readonly language: Language;
  /** The component library's texts, undefined for English. */
  readonly ui: UiWordOverrides | undefined;
  /** Loads the catalogues of parts that aren't loaded yet. Each route loads those of its page. */
  readonly load: (...sets: readonly WordSet[]) => Promise<void>;
  /** The parts requested so far, in order. */
  readonly asked: () => readonly WordSet[];
}

/** Creates the texts of a language and loads those that every page uses. */
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
      // Forget a failed load, so that the next page tries again.
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
