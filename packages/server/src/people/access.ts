import { isMemberAdmin, normalizeEmail } from '@conkit/rules';
import { writeRead, type MemberRead } from '../audit/reads.ts';
import { holdColumns, requireFree } from '../awards/holds.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { countRequest } from '../limits/rateLimit.ts';
import type { Session } from '../operation.ts';
import { countOpened } from './countOpened.ts';
import { isErased } from './erased.ts';
import { rolesOf } from './queries.ts';

/** A person, and whether it is as an administrator that somebody reaches them. */
export interface ReachedPerson {
  readonly person: PersonRow;
  readonly isAdmin: boolean;
}

/**
 * A person of the account, or anybody for an administrator of members; who was erased is nobody. Whether others exist
 * is not told.
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
  if (!person || isErased(person)) throw new ProblemError('not_yours');
  return { person, isAdmin };
}

/**
 * Returns a person of the account whose site selection token may be read there: it is held like a ballot after a move.
 *
 * @throws ProblemError `not_yours`, `ballot_held`
 */
export async function ownPerson(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  { email }: Session,
  id: number,
): Promise<PersonRow> {
  const row = await context.db
    .selectFrom('person')
    .selectAll()
    .select(holdColumns(context))
    .where('id', '=', id)
    .where('email_key', '=', normalizeEmail(email))
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_yours');
  requireFree(context, row);
  return row;
}

/**
 * A person like {@link reachPerson}, outside a transaction. What an administrator sees and does of others by a member's own calls counts like all
 * that they do: a stolen session is not let around the limits of their own calls.
 *
 * @param limit what the call counts as
 * @param read the call, where it only shows something: it is recorded in the audit trail
 * @throws ProblemError `not_yours`, `too_many_requests`
 */
export async function reachCounted(
  context: Context,
  session: Session,
  id: number,
  limit: 'admin_reads' | 'admin_changes',
  read?: MemberRead,
): Promise<PersonRow> {
  const { person } = await reachPerson(context.db, session, id);
  const account = normalizeEmail(session.email);
  if (person.email_key !== account) {
    await countRequest(context, [[limit, account]]);
    await countOpened(context, account, id);
    if (read !== undefined) await writeRead(context, account, read, { personId: id });
  }
  return person;
}

/**
 * Whether an account is still signed in, as part of a transaction: one that was erased since the request began has no
 * session any more, and nothing of it may be written again. Erasing it waits until the transaction ends.
 */
export async function isSignedIn(trx: Queryable, emailKey: string): Promise<boolean> {
  const sessions = await trx
    .selectFrom('session')
    .select('id')
    .where('email_key', '=', emailKey)
    .forKeyShare()
    .execute();
  return sessions.length > 0;
}
