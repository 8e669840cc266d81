import { isMemberAdmin, normalizeEmail } from '@conkit/rules';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import type { Session } from '../operation.ts';
import { rolesOf } from './queries.ts';

/** A person, and whether it is as an administrator that somebody reaches them. */
export interface ReachedPerson {
  readonly person: PersonRow;
  readonly isAdmin: boolean;
}

/**
 * A person of the account, or anybody for an administrator of members. Whether others exist is not told.
 *
 * @param options.lock keeps others from changing the person until the transaction ends
 * @throws ProblemError `not_yours`
 */
export async function reachPerson(
  db: Queryable,
  { email }: Session,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<ReachedPerson> {
  const isAdmin = isMemberAdmin(await rolesOf(db, email));
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .$if(!isAdmin, (query) => query.where('email_key', '=', normalizeEmail(email)))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!person) throw new ProblemError('not_yours');
  return { person, isAdmin };
}
