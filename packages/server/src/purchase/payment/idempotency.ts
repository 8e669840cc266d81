import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import { NO_REQUEST, type PurchaseIntentRow } from '../../database/schema.ts';
import { ProblemError } from '../../errors.ts';
import type { PaymentResult } from '../../ports/payments.ts';
import type { PurchaseRequest } from '../order/order.ts';
import { reconcile } from './reconcile.ts';
import { findIntent } from './record.ts';

/** How long the second of two identical requests waits for the first, in milliseconds. */
const WAIT_MS = 5_000;
const POLL_MS = 100;
/** How long an identical sign-up without a key counts as a repetition. */
const SAME_SIGN_UP_MS = 10 * 60_000;

/** Identifies repetitions of a request. */
export interface Identity {
  /** The idempotency key; optional for a free sign-up only. */
  readonly key: string | undefined;
  /** Whether the key is the payment source. */
  readonly isSource: boolean;
  /** A hash that is equal for requests that order the same. */
  readonly requestHash: string;
}

/** Returns the identity of a request. A paid request without a key uses its source as the key. */
export const getIdentity = (ownKey: string | undefined, request: PurchaseRequest): Identity => ({
  key: ownKey ?? request.source ?? undefined,
  isSource: ownKey === undefined && request.source != null,
  requestHash: hashRequest(request),
});

/** Ignores the letter case of addresses. Don't change the hashed text: hashes of it are stored. */
function hashRequest({
  account,
  email,
  amount,
  source,
  requested: wanted,
}: PurchaseRequest): string {
  const text = JSON.stringify({ account, email, amount, source, wanted }, (key, value: unknown) =>
    key === 'email' && typeof value === 'string' ? normalizeEmail(value) : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Returns the purchase that the same request has made before. Waits a while for one that is being charged, so
 * that both get the same answer. A key that was cancelled first returns the cancelled purchase. Without a key,
 * only a free sign-up is recognised.
 *
 * @throws ProblemError `duplicate` when the key belongs to another purchase
 */
export async function findKnown(
  context: Context,
  { key, isSource, requestHash }: Identity,
): Promise<PurchaseIntentRow | undefined> {
  if (key === undefined) return findSignUp(context.db, context, requestHash);
  const intent = await findIntent(context.db, key);
  if (!intent || intent.request_hash === NO_REQUEST) return intent;
  if (intent.request_hash !== requestHash) {
    throw new ProblemError('duplicate', {
      message: isSource
        ? 'This payment token was used for another purchase. Send an Idempotency-Key of your own to use it again.'
        : 'This idempotency key was used for another purchase.',
    });
  }
  return waitUntilKnown(context, intent);
}

/** Waits a while for a purchase that is being charged, then asks the provider. */
export async function waitUntilKnown(
  context: Context,
  intent: PurchaseIntentRow,
): Promise<PurchaseIntentRow> {
  const until = Date.now() + WAIT_MS;
  let known = intent;
  while (known.status === 'processing' && Date.now() < until) {
    await setTimeout(POLL_MS);
    known = (await findIntent(context.db, intent.idempotency_key)) ?? known;
  }
  return known.status === 'processing' ? reconcile(context, known) : known;
}

/**
 * Returns whether the same sign-up was made within ten minutes. Takes a lock in the caller's transaction, so that
 * a concurrent identical sign-up waits.
 */
export async function isSignedUp(
  trx: Queryable,
  context: Context,
  requestHash: string,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${requestHash}))`.execute(trx);
  return (await findSignUp(trx, context, requestHash)) !== undefined;
}

const findSignUp = (
  db: Queryable,
  { clock }: Context,
  requestHash: string,
): Promise<PurchaseIntentRow | undefined> =>
  db
    .selectFrom('purchase_intent')
    .selectAll()
    .where('request_hash', '=', requestHash)
    .where('created', '>', new Date(clock.now().getTime() - SAME_SIGN_UP_MS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Makes an unused key unusable: stores a cancelled purchase under it, so that a later request with this key is
 * refused. If a purchase is recorded at the same time, the unique key accepts only one of the two, and this
 * function waits for the other transaction.
 *
 * @returns the purchase now stored under the key: the cancelled one, or a concurrent one
 */
export async function voidKey({ db, clock }: Context, key: string): Promise<PurchaseIntentRow> {
  const now = clock.now();
  const cancelled: PaymentResult = { kind: 'failed', chargeId: null, code: 'cancelled' };
  await db
    .insertInto('purchase_intent')
    .values({
      idempotency_key: key,
      request_hash: NO_REQUEST,
      status: cancelled.kind,
      account: '',
      email: '',
      email_key: '',
      amount: 0,
      currency: '',
      items: '[]',
      provider: JSON.stringify(cancelled),
      created: now,
      updated: now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  return db
    .selectFrom('purchase_intent')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
}
