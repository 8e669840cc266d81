import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Deed } from '../audit/audited.ts';
import {
  forgetOutdatedHold,
  isTransferBetween,
  pendingMoves,
  TRANSFERRED,
  type HoldContext,
} from '../awards/holds.ts';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { moveChoices } from '../mail/accounts.ts';
import { queueMail } from '../mail/queue.ts';
import type { Clock } from '../ports/clock.ts';
import { requestRelease } from './requestRelease.ts';

/**
 * Completes a person's move to another address: mails both mailboxes, and sends the new one a link that signs
 * in. If no one is left at the old address, closes that account and passes its purchases on. Its roles are not
 * passed on, so that moving a person can't hand them on.
 *
 * @param before the person before the move
 * @returns the effect on the account, for the log
 */
export async function moveAddress(
  trx: Queryable,
  context: HoldContext,
  { id, email: old }: Pick<PersonRow, 'id' | 'email'>,
  email: string,
): Promise<readonly Deed[]> {
  const { clock } = context;
  const [from, to] = [normalizeEmail(old ?? ''), normalizeEmail(email)];
  if (from === to) return [];
  if (old) await moveChoices(trx, old, email);
  await queueMail(trx, clock, { kind: 'new_address', data: { personId: id, email } });
  await notifyFormerMailboxes(trx, context, id, { left: old, now: email });
  return old ? leaveAddress(trx, clock, old, email) : [];
}

/**
 * Prepares moving a person to an address. Call it before writing the address.
 *
 * @returns why the move is refused, or nothing: the member has stopped a move, the record is held after a merge, or the move would bring
 * a former owner's record and the new owner's together
 */
export async function prepareMove(
  trx: Queryable,
  context: HoldContext,
  { id, email: old }: Pick<PersonRow, 'id' | 'email'>,
  email: string,
): Promise<string | undefined> {
  if (normalizeEmail(old ?? '') === normalizeEmail(email)) return undefined;
  const [pending] = await pendingMoves(trx, context, id);
  // Moving back to the mailbox that stopped the move is allowed.
  if (pending?.is_stopped && pending.email_key !== normalizeEmail(email)) {
    return 'The member stopped a move of this record: another administrator must release it first';
  }
  // Its trusted mailbox must not read or open what the other account saved.
  if (pending?.is_mixed) {
    return 'This record is held since another account’s record was merged into it: wait until that is decided';
  }
  if (await isTransferBetween(trx, id, normalizeEmail(email))) return TRANSFERRED;
  await forgetOutdatedHold(trx, context, id);
  return undefined;
}

/**
 * Notifies the previous mailbox and the one in which the member last signed in; only the latter can answer.
 * The facts of the mails are fixed here, so that moving the person back does not suppress them. Another
 * administrator gets a request to release what is held.
 */
export async function notifyFormerMailboxes(
  trx: Queryable,
  context: HoldContext,
  personId: number,
  { left, now }: { readonly left: string | null; readonly now: string | null },
): Promise<void> {
  const { clock } = context;
  const [pending] = await pendingMoves(trx, context, personId);
  await requestRelease(trx, context, personId, pending);
  const moved = (pending?.since ?? clock.now()).toISOString();
  const told = new Map(
    [left, pending?.email].flatMap((email) => (email ? [[normalizeEmail(email), email]] : [])),
  );
  told.delete(normalizeEmail(now ?? ''));
  for (const email of told.values()) {
    await queueMail(trx, clock, { kind: 'old_address', data: { personId, email, moved } });
  }
}

/** Closes the account of an address without people and passes its purchases on to another address. */
export async function leaveAddress(
  trx: Queryable,
  clock: Clock,
  old: string,
  email: string,
): Promise<readonly Deed[]> {
  const from = normalizeEmail(old);
  // Of two people who leave at once, the second must find that the first is gone.
  await sql`select pg_advisory_xact_lock(hashtext(${`leave ${from}`}))`.execute(trx);
  if (await hasPeople(trx, from)) return [];
  await movePurchases(trx, from, email);
  return closeAccount(trx, clock, from);
}

const hasPeople = async (trx: Queryable, emailKey: string): Promise<boolean> =>
  (await trx
    .selectFrom('person')
    .select('id')
    .where('email_key', '=', emailKey)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Purchases and invoices of an account follow its people to their new address. */
async function movePurchases(trx: Queryable, from: string, email: string): Promise<void> {
  const to = normalizeEmail(email);
  await trx
    .updateTable('payment')
    .set({ payment_email: email, payment_email_key: to })
    .where('payment_email_key', '=', from)
    .execute();
  await trx
    .updateTable('purchase_intent')
    .set({ email, email_key: to })
    .where('email_key', '=', from)
    .execute();
  await trx
    .updateTable('purchase_intent')
    .set({ buyer_email_key: to })
    .where('buyer_email_key', '=', from)
    .execute();
}

/** Revokes sessions, login keys and waiting mails of an account, and takes its roles. */
export async function closeAccount(
  trx: Queryable,
  clock: Clock,
  from: string,
): Promise<readonly Deed[]> {
  const now = clock.now();
  await trx.deleteFrom('login_code').where('email_key', '=', from).execute();
  await trx
    .updateTable('login_key')
    .set({ expires: now })
    .where('email_key', '=', from)
    .where('expires', '>', now)
    .execute();
  await trx
    .deleteFrom('mail_job')
    .where('kind', '=', 'login')
    .where(sql`lower(data ->> 'email')`, '=', from.toLowerCase())
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
  // Last: a sign-in that holds one of the above begins its session first.
  await trx.deleteFrom('session').where('email_key', '=', from).execute();
  const roles = await trx
    .deleteFrom('role')
    .where('email_key', '=', from)
    .returning('role')
    .execute();
  return roles.map(({ role }) => ({ account: from, before: { role }, after: { role: null } }));
}
