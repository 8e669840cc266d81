// Decisions: docs/decisions/buying.md
import {
  canHold,
  countClaimed,
  findFullLimits,
  getHoldEnd,
  type PlaceClaim,
  type PlaceLimit,
} from '@conkit/rules';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { ProblemError } from '../../errors.ts';
import { lockPeople } from '../../people/queries.ts';
import { PLACES_GONE, type PaymentResult } from '../../ports/payments.ts';
import { getInvoiceIds } from '../delivery/parts.ts';
import { isHolding, readClaims, readTaken } from './taken.ts';

type Source = Pick<Context, 'clock' | 'config'>;

/** Returns whether a payment arrived when its places were gone. This is final. */
export const isGone = ({ provider }: Pick<PurchaseIntentRow, 'provider'>): boolean =>
  provider?.kind === 'failed' && provider.code === PLACES_GONE;

/** Returns the limits that a purchase needs places of, with its claims. */
async function readNeeds(trx: Queryable, { config }: Source, { id }: PurchaseIntentRow) {
  const { place_limits } = config;
  if (place_limits.length === 0) return { limits: [], claims: [] };
  const claims = await readClaims(
    trx,
    // The place of an invoice is its own.
    sql<boolean>`purchase_intent.id = ${id} and item ->> 'kind' <> 'invoice'`,
  );
  const limits = place_limits.filter((limit) => countClaimed(limit, claims) > 0);
  return { limits, claims };
}

/**
 * Locks the given limits and account until the transaction ends, so that concurrent purchases of their places run one
 * after the other. The caller has locked invoices and people before.
 */
async function lock(trx: Queryable, limits: readonly PlaceLimit[], account?: string) {
  const names = limits.map(({ key }) => `places:${key}`).toSorted();
  for (const name of [...names, ...(account === undefined ? [] : [`holder:${account}`])]) {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
  }
}

const findFull = async (
  trx: Queryable,
  { clock }: Source,
  { id }: PurchaseIntentRow,
  { limits, claims }: { limits: readonly PlaceLimit[]; claims: readonly PlaceClaim[] },
) => {
  const taken = await readTaken(trx, limits, clock.now(), id);
  const get = (limit: PlaceLimit) => taken.get(limit) ?? { sold: 0, held: 0 };
  return { full: findFullLimits(limits, claims, get), get };
};

/**
 * Takes the places of a purchase, in the transaction that records it. From then on, the purchase itself holds them.
 *
 * @throws ProblemError `sold_out`, `places_held` or `too_many_held`
 */
export async function claimPlaces(
  trx: Queryable,
  source: Source,
  intent: PurchaseIntentRow,
): Promise<void> {
  const needs = await readNeeds(trx, source, intent);
  if (needs.limits.length === 0) return;
  const account = intent.buyer_email_key ?? intent.email_key;
  await lock(trx, needs.limits, account);
  const { full, get } = await findFull(trx, source, intent, needs);
  if (full.length > 0) {
    const isSold = full.some(
      (limit) => get(limit).sold + countClaimed(limit, needs.claims) > limit.places,
    );
    throw new ProblemError(isSold ? 'sold_out' : 'places_held');
  }
  // What is free is delivered in this transaction.
  if (intent.amount === 0) return;
  const { place_limits } = source.config;
  const others = await readClaims(
    trx,
    sql<boolean>`${isHolding(source.clock.now())} and purchase_intent.id <> ${intent.id}
      and coalesce(buyer_email_key, purchase_intent.email_key) = ${account}`,
  );
  const count = (claims: readonly PlaceClaim[]) =>
    claims
      .filter((claim) => place_limits.some((limit) => countClaimed(limit, [claim]) > 0))
      .reduce((sum, claim) => sum + claim.count, 0);
  if (!canHold(count(others), count(needs.claims))) throw new ProblemError('too_many_held');
}

/** What happens to the places of a purchase when the provider's result is recorded. */
interface Settled {
  readonly result: PaymentResult;
  readonly held_until: Date | null;
}

/**
 * Decides about the places of a purchase whose payment has a new result, in the transaction that records it. A payment
 * that arrives after its places were released gets them if they are still free; otherwise the result is a failure, and
 * the money goes back.
 */
export async function settlePlaces(
  trx: Queryable,
  source: Source,
  intent: PurchaseIntentRow,
  result: PaymentResult,
): Promise<Settled> {
  const { status, created, held_until } = intent;
  const same = { result, held_until };
  if (result.kind === 'failed' || source.config.place_limits.length === 0) return same;
  const isOpen = status === 'processing' || status === 'requires_action';
  const now = source.clock.now();
  if (result.kind === 'requires_action') {
    if (held_until !== null) return same;
    const { limits } = await readNeeds(trx, source, intent);
    const end = limits.length > 0 ? getHoldEnd(result.kind, created) : undefined;
    return { result, held_until: end ?? null };
  }
  if (isOpen && (held_until === null || held_until > now)) return { result, held_until: null };
  await lockInOrder(trx, intent);
  const needs = await readNeeds(trx, source, intent);
  await lock(trx, needs.limits);
  const { full } = await findFull(trx, source, intent, needs);
  if (full.length === 0) return { result, held_until: null };
  if (result.kind === 'processing') return same;
  return {
    result: { kind: 'failed', chargeId: result.chargeId, code: PLACES_GONE },
    held_until,
  };
}

/** Locks invoices and people before places, as everything else does. */
async function lockInOrder(trx: Queryable, intent: PurchaseIntentRow): Promise<void> {
  const invoices = getInvoiceIds(intent);
  if (invoices.length > 0) {
    await trx
      .selectFrom('payment')
      .select('id')
      .where('id', 'in', invoices)
      .orderBy('id')
      .forUpdate()
      .execute();
  }
  const people = intent.items.flatMap((item) => ('personId' in item ? (item.personId ?? []) : []));
  await lockPeople(trx, [...new Set(people)]);
}
