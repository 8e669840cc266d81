import { awardPages, normalizeEmail, periodPhase, type Role } from '@conkit/rules';
import { sql } from 'kysely';
import { type AuditChange, writeAudit } from '../audit/audited.ts';
import {
  forgetOutdatedHold,
  type HoldContext,
  isTransferBetween,
  listPendingMoves,
  type PendingMove,
  STOPPED_DAYS,
  TRANSFERRED,
} from '../awards/holds.ts';
import type { Context } from '../context.ts';
import { listSecondAdministrators } from '../crew/requirements.ts';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { listTokenHashes } from '../keys/hash.ts';
import { chargeRequest, getNetwork } from '../limits/rateLimit.ts';
import { moveChoices } from '../mail/accounts.ts';
import { queueMail } from '../mail/queue.ts';
import type { Operation } from '../operation.ts';
import type { Clock } from '../ports/clock.ts';

/** The operator in the audit trail. */
const MEMBER = 'member';

/** The trusted mailbox's answer to a move: the member requested it, or did not. */
type MoveAnswer = 'agree' | 'stop';

/**
 * Answers a move by the link in the mail to the mailbox in which the member last signed in. `agree` releases
 * what the move holds. `stop` keeps it held until another administrator releases it or the same mailbox
 * agrees. The person isn't moved back, as a thief may have taken over that mailbox.
 *
 * @throws ProblemError `not_found` for a key that is unknown or expired, or whose move was answered, undone or
 * followed by another
 */
export const answerMove: Operation<'answerMove'> = async (context, { body, ip }) => {
  if (!(await answerByKey(context, body.key, body.answer))) {
    await chargeRequest(context, [['wrong_keys_network', getNetwork(ip)]]);
    throw new ProblemError('not_found');
  }
  return { body: { status: 'success', answer: body.answer } };
};

/** Returns whether the key answers a waiting move. Repeating the same answer changes nothing. */
const answerByKey = (context: Context, key: string, given: MoveAnswer): Promise<boolean> =>
  context.db.transaction().execute(async (trx) => {
    const { clock } = context;
    const hashes = listTokenHashes(context, 'hold', key);
    const found = await trx
      .selectFrom('hold_key')
      .select('person_id')
      .where('hash', 'in', hashes)
      .where('expires', '>', clock.now())
      .executeTakeFirst();
    if (!found) return false;
    const personId = found.person_id;
    // Locks the person first, as all changes to people do.
    await trx.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
    const known = await trx
      .selectFrom('hold_key')
      .select(['since', 'answer'])
      .where('hash', 'in', hashes)
      .forUpdate()
      .executeTakeFirst();
    if (known?.answer === given) return true;
    const [move] = await listPendingMoves(trx, context, personId);
    if (!known || !move?.is_held || move.since.getTime() !== known.since.getTime()) return false;
    await trx.updateTable('hold_key').set({ answer: given }).where('hash', 'in', hashes).execute();
    if (given === 'agree') {
      await trx.deleteFrom('ballot_hold').where('person_id', '=', personId).execute();
      await requestRelease(trx, context, personId, undefined);
    } else {
      await trx
        .updateTable('ballot_hold')
        .set({ is_stopped: true, expires: false })
        .where('person_id', '=', personId)
        .execute();
      const [stopped] = await listPendingMoves(trx, context, personId);
      await requestRelease(trx, context, personId, stopped);
    }
    // The audit row omits the address; otherwise erasing the person would have to find it here.
    const operator = MEMBER;
    const before = { held_since: move.since.toISOString() };
    const changes = [{ personId, before, after: { answer: given } }];
    const reason = 'By the link that this mailbox got';
    await writeAudit(trx, clock.now(), 'answerMove', { operator, reason }, changes);
    return true;
  });

/**
 * Completes a person's move to another address: mails both mailboxes, and sends the new one a link that signs
 * in. If no one is left at the old address, closes that account and passes its purchases on. Its roles are not
 * passed on, so that moving a person grants no roles.
 *
 * @param before the person before the move
 * @returns the effect on the account, for the log
 */
export async function moveAddress(
  trx: Queryable,
  context: HoldContext,
  { id, email: old }: Pick<PersonRow, 'id' | 'email'>,
  email: string,
): Promise<readonly AuditChange[]> {
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
export async function findMoveRefusal(
  trx: Queryable,
  context: HoldContext,
  { id, email: old }: Pick<PersonRow, 'id' | 'email'>,
  email: string,
): Promise<string | undefined> {
  if (normalizeEmail(old ?? '') === normalizeEmail(email)) return undefined;
  const [pending] = await listPendingMoves(trx, context, id);
  // Moving back to the mailbox that stopped the move is allowed.
  if (pending?.is_stopped && pending.email_key !== normalizeEmail(email)) {
    return 'The member stopped a move of this record: another administrator must release it first';
  }
  // This record's trusted mailbox must not read or open what the other account saved.
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
  const [pending] = await listPendingMoves(trx, context, personId);
  await requestRelease(trx, context, personId, pending);
  const moved = (pending?.since ?? clock.now()).toISOString();
  const mailboxes = new Map(
    [left, pending?.email].flatMap((email) => (email ? [[normalizeEmail(email), email]] : [])),
  );
  mailboxes.delete(normalizeEmail(now ?? ''));
  for (const email of mailboxes.values()) {
    await queueMail(trx, clock, { kind: 'old_address', data: { personId, email, moved } });
  }
}

/** Closes the account of an address without people and passes its purchases on to another address. */
export async function leaveAddress(
  trx: Queryable,
  clock: Clock,
  old: string,
  email: string,
): Promise<readonly AuditChange[]> {
  const from = normalizeEmail(old);
  // If two people leave at once, the second transaction must see that the first person has left.
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

/** Revokes sessions, login keys, passkeys and waiting mails of an account, and takes its roles. */
export async function closeAccount(
  trx: Queryable,
  clock: Clock,
  from: string,
): Promise<readonly AuditChange[]> {
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
  await trx.deleteFrom('passkey').where('email_key', '=', from).execute();
  // Delete sessions last: a sign-in that has locked one of the rows above begins its session before it releases them.
  await trx.deleteFrom('session').where('email_key', '=', from).execute();
  const roles = await trx
    .deleteFrom('role')
    .where('email_key', '=', from)
    .returning('role')
    .execute();
  return roles.map(({ role }) => ({ account: from, before: { role }, after: { role: null } }));
}

const DAY_MS = 86_400_000;

/** Roles that may move people may also release what a move holds. */
export const RELEASE_ROLES: readonly Role[] = ['member_admin'];

/**
 * Asks another administrator to release what a move holds, where the member could otherwise miss a vote.
 * Withdraws the request about an earlier move.
 *
 * @param move the person's move, or undefined when nothing is held
 */
async function requestRelease(
  trx: Queryable,
  context: HoldContext,
  personId: number,
  move: PendingMove | undefined,
): Promise<void> {
  const { clock, config } = context;
  await trx
    .deleteFrom('pending_act')
    .where('operation', '=', 'releaseHold')
    .where('person_id', '=', personId)
    .execute();
  if (!move?.is_held || (move.until === null && !move.is_stopped)) return;
  const { movers, email: former } = move;
  const requester = movers.at(-1);
  if (requester === undefined) return;
  const now = clock.now();
  const until = move.until ?? new Date(now.getTime() + STOPPED_DAYS * DAY_MS);
  const isNeeded = awardPages(config.awards).some(
    ({ period }) =>
      periodPhase(period, until) !== 'before' && periodPhase(period, now) !== 'closed',
  );
  // If the move was stopped, only an administrator can decide who is right.
  if (!isNeeded && !move.is_stopped) return;
  const { email: to } = await trx
    .selectFrom('person')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const { id: pendingId } = await trx
    .insertInto('pending_act')
    .values({
      operation: 'releaseHold',
      person_id: personId,
      // The approver must not own the previous account.
      account: former === null ? null : normalizeEmail(former),
      // The approver compares this with the member's statement.
      request: JSON.stringify({
        body: { from: former, to, ...(move.is_stopped && { objects: true }) },
      }),
      requester,
      reason: 'The person was moved to another account',
      created: now,
      expires: until,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const email of await listSecondAdministrators(trx, context, requester, RELEASE_ROLES)) {
    await queueMail(trx, clock, { kind: 'approval_waits', data: { pendingId, email } });
  }
}
