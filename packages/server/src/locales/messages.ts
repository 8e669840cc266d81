// Decisions: docs/decisions/languages.md
import type { Language } from '../config/languages.ts';
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

const others: Readonly<Record<Exclude<Language, 'en'>, Some<ServerMessages>>> = translations;

/** The messages of the server in every language: mails, its own pages and the calendar. Missing ones are English. */
export const messages: Readonly<Record<Language, ServerMessages>> = {
  ...(Object.fromEntries(
    Object.entries(others).map(([language, own]) => [language, translate({ ...en }, { ...own })]),
  ) as unknown as Record<keyof typeof others, ServerMessages>),
  en,
};
