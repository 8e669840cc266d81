import { normalizeEmail } from '@conkit/rules';
import { readPersonLog } from '../audit/personLog.ts';
import { ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';

/** Entries per page. */
const MAX_ENTRIES = 200;

/** Returns the changes to a person, for their own account. */
export const getPersonLog: Operation<'getPersonLog'> = async (
  { db },
  { params, query, session },
) => {
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', params.id)
    .where('email_key', '=', normalizeEmail(session.email))
    .executeTakeFirst();
  if (!person) throw new ProblemError('not_yours');
  const page = { most: MAX_ENTRIES, reader: 'account', before: query.before } as const;
  return { body: await readPersonLog(db, person.id, page) };
};
