import { invalid } from '../errors.ts';
import { keepLanguage } from '../mail/accounts.ts';
import type { Operation } from '../operation.ts';

/** Keeps the language that somebody chose, in which their account is written to from now on: one of the convention's. */
export const setLanguage: Operation<'setLanguage'> = async ({ db, config }, { session, body }) => {
  const language = config.languages.find((spoken) => spoken === body.language);
  if (language === undefined) {
    const message = `language must be one of ${config.languages.join(', ')}`;
    throw invalid({ pointer: '/body/language', message });
  }
  await keepLanguage(db, session.email, { language, isChosen: true });
  return { body: { status: 'success', language } };
};
