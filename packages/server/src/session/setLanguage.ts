import { keepLanguage } from '../mail/accounts.ts';
import type { Operation } from '../operation.ts';

/** Keeps the language that somebody chose, in which their account is written to from now on. */
export const setLanguage: Operation<'setLanguage'> = async ({ db }, { session, body }) => {
  const { language } = body;
  await keepLanguage(db, session.email, { language, isChosen: true });
  return { body: { status: 'success', language } };
};
