import { normalizeEmail } from '@conkit/rules';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import type { Session } from '../operation.ts';

/**
 * The person with this id, if they are on the account that is signed in.
 *
 * @throws ProblemError `not_yours`, the same for somebody else's person and for an unknown id
 */
export async function ownPerson(db: Queryable, session: Session, id: number): Promise<PersonRow> {
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('email_key', '=', normalizeEmail(session.email))
    .executeTakeFirst();
  if (!person) throw new ProblemError('not_yours');
  return person;
}
