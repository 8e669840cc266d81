import { operationTable, type OperationId } from '@conkit/api-client';
import { normalizeEmail, canOpenAwards, passkeyRefusal, type PasskeyChange } from '@conkit/rules';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { ProblemError } from '../errors.ts';
import type { Session } from '../operation.ts';
import { listRoles } from '../people/queries.ts';
import { lockSession } from '../session/sessions.ts';

/** Calls about one person's ballot, nominations or packet. */
const isAboutAwards = (id: OperationId): boolean => {
  const { tag, path } = operationTable[id];
  return id === 'getBallot' || (tag === operationTable.vote.tag && path.includes('{id}'));
};

/**
 * Keeps a session that a passkey opened from the ballots of the other people on its account (RIG-15).
 *
 * @param params the parameters in the path
 * @throws ProblemError `not_yours`
 */
export function requirePasskeyPerson(
  { passkeyPerson }: Session,
  operation: OperationId,
  params: unknown,
): void {
  if (!isAboutAwards(operation)) return;
  const { id } = params as { readonly id: number };
  if (!canOpenAwards(passkeyPerson, id)) throw new ProblemError('not_yours');
}

/** A person whose passkeys a session may change. */
export interface PasskeyPerson {
  readonly id: number;
  readonly legal_name: string;
  readonly email: string;
  readonly emailKey: string;
}

/**
 * Returns a person on the caller's own account, even for administrators. A session that a passkey opened finds only the
 * person of that passkey.
 *
 * @param options.lock locks the person until the transaction ends
 * @throws ProblemError `not_yours`
 */
export async function findPasskeyPerson(
  db: Queryable,
  { email, passkeyPerson }: Session,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<PasskeyPerson> {
  const emailKey = normalizeEmail(email);
  const person = canOpenAwards(passkeyPerson, id)
    ? await db
        .selectFrom('person')
        .select(['id', 'legal_name', 'email'])
        .where('id', '=', id)
        .where('email_key', '=', emailKey)
        .$if(lock, (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined;
  if (!person) throw new ProblemError('not_yours');
  return { ...person, email: person.email ?? email, emailKey };
}

/**
 * Checks that a session may change the passkeys of its account. In a transaction, makes other changes of them wait.
 *
 * @throws ProblemError `passkey_required`, `conflict`
 */
export async function requirePasskeyChange(
  db: Queryable,
  { config }: Pick<Context, 'config'>,
  { email, passkey }: Session,
  change: PasskeyChange,
): Promise<void> {
  const emailKey = normalizeEmail(email);
  await lockPasskeys(db, emailKey);
  const isRequired = config.crew.passkeys === 'required' && (await listRoles(db, email)).length > 0;
  const { count } = await db
    .selectFrom('passkey')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('email_key', '=', emailKey)
    .executeTakeFirstOrThrow();
  const facts = { isRequired, isByPasskey: passkey != null, accountPasskeys: Number(count) };
  const refusal = passkeyRefusal(facts, change);
  if (refusal === 'passkey_required') throw new ProblemError('passkey_required');
  if (refusal === 'last') {
    const message = 'This is your last passkey, and your work needs one: add another first.';
    throw new ProblemError('conflict', { message });
  }
}

/** Makes other changes of an account's passkeys wait until the transaction ends. */
export async function lockPasskeys(trx: Queryable, emailKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`passkeys ${emailKey}`}))`.execute(trx);
}

/** Runs a change of a person's passkeys, in one transaction with its checks. */
export const changePasskeys = <Result>(
  context: Context,
  session: Session,
  id: number,
  change: PasskeyChange,
  run: (trx: Queryable, person: PasskeyPerson) => Promise<Result>,
): Promise<Result> =>
  context.db.transaction().execute(async (trx) => {
    const person = await findPasskeyPerson(trx, session, id, { lock: true });
    await requirePasskeyChange(trx, context, session, change);
    // The session may have ended since the request began. The owner can still have other sessions.
    if (!(await lockSession(trx, session.id))) throw new ProblemError('unauthorized');
    return run(trx, person);
  });
