import type { Config } from '@conkit/api-client';
import type { UiWordOverrides } from '@conkit/ui';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { getTag, type Language } from './language.ts';
import type { OwnTexts } from './ownTexts.ts';
import type { MessagePart } from './parts.ts';

interface Catalogue {
  messages: Messages;
}

/** The loaders of each part by file. Vite needs the patterns as literals. */
const catalogues: Record<MessagePart, Record<string, () => Promise<Catalogue>>> = {
  core: import.meta.glob<Catalogue>('../locales/*.po', { query: '?part=core' }),
  account: import.meta.glob<Catalogue>('../locales/*.po', { query: '?part=account' }),
  checkout: import.meta.glob<Catalogue>('../locales/*.po', { query: '?part=checkout' }),
  desk: import.meta.glob<Catalogue>('../locales/*.po', { query: '?part=desk' }),
  frame: import.meta.glob<Catalogue>('../locales/*.po', { query: '?part=frame' }),
  membership: import.meta.glob<Catalogue>('../locales/*.po', { query: '?part=membership' }),
  nominations: import.meta.glob<Catalogue>('../locales/*.po', { query: '?part=nominations' }),
  payments: import.meta.glob<Catalogue>('../locales/*.po', { query: '?part=payments' }),
  reading: import.meta.glob<Catalogue>('../locales/*.po', { query: '?part=reading' }),
  voting: import.meta.glob<Catalogue>('../locales/*.po', { query: '?part=voting' }),
};
const libraries = import.meta.glob<{ library: UiWordOverrides }>('./library/*.gen.ts');

const loadMessages = async (language: Language, part: MessagePart): Promise<Messages | undefined> =>
  (await catalogues[part][`../locales/${language}.po`]?.())?.messages;

/** Loads the component library's texts. English is built in. */
const loadLibrary = async (language: Language): Promise<UiWordOverrides | undefined> =>
  (await libraries[`./library/${language}.gen.ts`]?.())?.library;

/** The texts of one language, loaded part by part. */
export interface Words {
  readonly i18n: I18n;
  readonly language: Language;
  /** The language with its region, in which dates and amounts are written. */
  readonly locale: string;
  /** The component library's texts, undefined for English. */
  readonly ui: UiWordOverrides | undefined;
  /** Returns more texts of the library, some of them replaced by the convention's own. */
  readonly addOwn: (library: UiWordOverrides | undefined) => UiWordOverrides | undefined;
  /** Loads the catalogues of parts that aren't loaded yet. Each route loads those of its page. */
  readonly load: (...sets: readonly MessagePart[]) => Promise<void>;
  /** The parts requested so far, in order. */
  readonly asked: () => readonly MessagePart[];
}

/**
 * Creates the texts of a language, in the convention's regional form, and loads those that every page uses.
 *
 * @param own the convention's own texts of this language, or their address; undefined if it has none
 */
export async function createWords(
  language: Language,
  locales?: Config['locales'],
  own?: OwnTexts | string,
): Promise<Words> {
  const locale = locales?.[language] ?? getTag(language);
  const i18n = setupI18n({
    locale: language,
    locales: [locale],
    messages: { [language]: {} },
  });
  const reading = own
    ? import('./ownTexts.ts').then((module) => module.readOwnTexts(own, locale))
    : undefined;
  const parts = new Map<MessagePart, Promise<void>>();
  async function loadOne(set: MessagePart) {
    const texts = await reading;
    i18n.load(language, { ...(await loadMessages(language, set)), ...texts?.portal });
  }
  async function load(...sets: readonly MessagePart[]) {
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
  const [library] = await Promise.all([loadLibrary(language), load('core')]);
  const addOwn: Words['addOwn'] = (await reading)?.addTo ?? ((more) => more);
  const ui = addOwn(library);
  return { i18n, language, locale, ui, addOwn, load, asked: () => [...parts.keys()] };
}
