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
import { findIntent } from './intents.ts';
import { reconcile } from './reconcile.ts';

/** How long the second of two identical requests waits for the first. */
const WAIT_MS = 5_000;
const POLL_MS = 100;
/** For so long an identical sign-up without a key is taken for the same one. */
const SAME_SIGN_UP_MS = 10 * 60_000;

/** What tells whether a request has come before. */
export interface Identity {
  /** One purchase has one; only a sign-up for nothing may be without. */
  readonly key: string | undefined;
  /** Two requests that ask for the same have the same. */
  readonly requestHash: string;
}

/** The identity of a request; without a key of its own a paid one goes by its source. */
export const identityOf = (ownKey: string | undefined, request: PurchaseRequest): Identity => ({
  key: ownKey ?? request.source ?? undefined,
  requestHash: hashOf(request),
});

/** The letter case of addresses does not matter. The words of the text stay: hashes of it are stored. */
function hashOf({ account, email, amount, source, requested: wanted }: PurchaseRequest): string {
  const text = JSON.stringify({ account, email, amount, source, wanted }, (key, value: unknown) =>
    key === 'email' && typeof value === 'string' ? normalizeEmail(value) : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * What became of the same request before. One that is being charged at this moment is waited for a while, so
 * that both are answered alike. One that was cancelled before it came is cancelled. Without a key only a
 * sign-up for nothing is known again.
 *
 * @throws ProblemError `duplicate` when the key belongs to another purchase
 */
export async function findKnown(
  context: Context,
  { key, requestHash }: Identity,
): Promise<PurchaseIntentRow | undefined> {
  if (key === undefined) return findSignUp(context.db, context, requestHash);
  const intent = await findIntent(context.db, key);
  if (!intent || intent.request_hash === NO_REQUEST) return intent;
  if (intent.request_hash !== requestHash) {
    throw new ProblemError('duplicate', {
      message: 'This idempotency key was used for another purchase.',
    });
  }
  return waitUntilKnown(context, intent);
}

/** Waits a while for a purchase that is being charged at this moment, then asks the provider. */
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
 * Whether the same sign-up was made a moment ago, as part of the transaction that makes it: of two at the same
 * time the second waits for the first.
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
 * Makes a key unusable that no purchase has come with: it stands for one that is cancelled, so that whatever
 * comes with it later is refused. Of this and a purchase at the same time the unique key lets one through; this
 * one waits for a transaction that is recording the key.
 *
 * @returns what the key stands for now: that, or the purchase that was faster
 */
export async function refuseKey({ db, clock }: Context, key: string): Promise<PurchaseIntentRow> {
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
