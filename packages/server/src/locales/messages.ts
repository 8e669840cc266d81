// Decisions: docs/decisions/languages.md
import type { Language } from '@conkit/rules';
import { en, type ServerMessages, type Some } from './en.gen.ts';
import * as translations from './translations.gen.ts';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** Returns a group of messages, nested groups included: the translation of each, or else the English message. */
function translate(english: Group, translated: Group): Group {
  const entries = Object.entries(english).map(([key, message]) => {
    const own = translated[key];
    return [key, isGroup(message) && isGroup(own) ? translate(message, own) : (own ?? message)];
  });
  return Object.fromEntries(entries) as Group;
}

const replace = (messages: ServerMessages, others: Some<ServerMessages>): ServerMessages =>
  translate({ ...messages }, { ...others }) as unknown as ServerMessages;

const others: Readonly<Record<Exclude<Language, 'en'>, Some<ServerMessages>>> = translations;

/** The product's messages of the server: mails, its own pages and the calendar. Missing ones are English. */
const messages: ReadonlyMap<string, ServerMessages> = new Map([
  ['en', en],
  ...Object.entries(others).map(([language, own]) => [language, replace(en, own)] as const),
]);

/** Returns the product's messages of a language, some of them replaced by a convention's own. */
export const combineMessages = (language: string, own: Some<ServerMessages>): ServerMessages =>
  replace(messages.get(language) ?? en, own);

/** Returns the messages of the server in a language of the convention. Missing ones are English. */
export const getMessages = (
  { texts }: { readonly texts: Readonly<Record<string, { readonly server: ServerMessages }>> },
  language: string,
): ServerMessages =>
  (Object.hasOwn(texts, language) ? texts[language]?.server : messages.get(language)) ?? en;
