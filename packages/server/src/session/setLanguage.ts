import { normalizeEmail } from '@conkit/rules';
import { invalid, ProblemError } from '../errors.ts';
import { keepLanguage } from '../mail/accounts.ts';
import type { Operation } from '../operation.ts';
import { isSignedIn } from '../people/access.ts';

/** Stores the language that a member chose for the mails to their account: one of the convention's. */
export const setLanguage: Operation<'setLanguage'> = async ({ db, config }, { session, body }) => {
  const language = config.languages.find((spoken) => spoken === body.language);
  if (language === undefined) {
    const message = `language must be one of ${config.languages.join(', ')}`;
    throw invalid({ pointer: '/body/language', message });
  }
  await db.transaction().execute(async (trx) => {
    if (!(await isSignedIn(trx, normalizeEmail(session.email))))
      throw new ProblemError('unauthorized');
    await keepLanguage(trx, session.email, { language, isChosen: true });
  });
  return { body: { status: 'success', language } };
};
