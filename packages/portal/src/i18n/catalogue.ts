import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languages, type Language } from './languages.ts';

/** What an i18n object can be activated as: a language, or the words of a day pass's form. */
export type Catalogue = Language | 'daypass';

/** Loads the messages of one catalogue; each is a file of its own in the browser. */
export async function loadMessages(catalogue: Catalogue): Promise<Messages> {
  const module: { messages: Messages } = await import(`../locales/${catalogue}/messages.po`);
  return module.messages;
}

/** An i18n object that speaks one catalogue; numbers and dates follow `language`. */
export const createI18n = (catalogue: Catalogue, language: Language, messages: Messages): I18n =>
  setupI18n({
    locale: catalogue,
    // Without it, Intl would silently take the machine's own language for `daypass`.
    locales: [languages[language].tag],
    messages: { [catalogue]: messages },
  });
