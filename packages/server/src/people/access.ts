import { isMemberAdmin, normalizeEmail } from '@conkit/rules';
import { type MemberRead, writeRead } from '../audit/reads.ts';
import { holdColumns, requireNotHeld } from '../awards/holds.ts';
import type { Context } from '../context.ts';
import { lacksPasskey } from '../crew/requirements.ts';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { chargeRequest, tryCharge } from '../limits/rateLimit.ts';
import type { Session } from '../operation.ts';
import { isErased } from './person.ts';
import { listRoles } from './queries.ts';

/** A person, and whether the caller reaches them as an administrator. */
export interface AccessiblePerson {
  readonly person: PersonRow;
  readonly isAdmin: boolean;
}

/**
 * Returns a person on the caller's own account or, for an administrator of members, any person. Erased people are
 * treated as not found, and unknown ids as other people's. An administrator who must sign in with a passkey reaches no
 * other account without one.
 *
 * @param options.lock locks the person until the transaction ends
 * @throws ProblemError `not_yours`
 */
export async function findAccessiblePerson(
  db: Queryable,
  { config }: Pick<Context, 'config'>,
  session: Session,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<AccessiblePerson> {
  const { email } = session;
  const isAdmin = isMemberAdmin(await listRoles(db, email)) && !lacksPasskey(config, session);
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
 * Returns a person on the caller's own account whose site selection token may be read. It is held like a
 * ballot after a move.
 *
 * @throws ProblemError `not_yours`, `ballot_held`
 */
export async function findOwnPerson(
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
  requireNotHeld(context, row);
  return row;
}

/**
 * Same as {@link findAccessiblePerson}, outside a transaction. If an administrator makes a member's call for
 * another person, it counts against the limits of the administrators' calls, so that a stolen session can't
 * bypass them.
 *
 * @param limit the limit that the call counts against
 * @param read the call, if it only reads: it is recorded in the audit trail
 * @throws ProblemError `not_yours`, `too_many_requests`
 */
export async function accessPerson(
  context: Context,
  session: Session,
  id: number,
  limit: 'admin_reads' | 'admin_changes',
  read?: MemberRead,
): Promise<PersonRow> {
  const { person } = await findAccessiblePerson(context.db, context, session, id);
  const account = normalizeEmail(session.email);
  if (person.email_key !== account) {
    await chargeRequest(context, [[limit, account]]);
    await countOpened(context, account, id);
    if (read !== undefined) await writeRead(context, account, read, { personId: id });
  }
  return person;
}

/**
 * Returns whether an account is still signed in, and delays its erasure until the transaction ends. An account
 * that was erased since the request began has no session any more, and its data must not be stored again.
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

/**
 * Counts a record that an administrator opens. Opening the same record again within a quarter of an hour does
 * not count: a desk reloads it after each change.
 *
 * @param account the administrator's
 * @throws ProblemError `too_many_requests`
 */
export async function countOpened(context: Context, account: string, id: number): Promise<void> {
  if (!(await tryCharge(context, ['admin_reopened', `${account} ${id}`]))) return;
  await chargeRequest(context, [['admin_opened', account]]);
}
