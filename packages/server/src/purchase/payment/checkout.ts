import { randomUUID } from 'node:crypto';
import { checkoutKind, normalizeEmail, totalAmount } from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { invalid, ProblemError } from '../../errors.ts';
import { getNetwork, chargeRefusal, chargeRequest, type Count } from '../../limits/rateLimit.ts';
import type { OperationRequest } from '../../operation.ts';
import { deliver } from '../delivery/deliver.ts';
import { describeItems } from '../order/describe.ts';
import type { Order, PurchaseRequest } from '../order/order.ts';
import { endCompeting, CompetingPurchase } from './competing.ts';
import { findKnown, getIdentity, type Identity, isSignedUp } from './idempotency.ts';
import { recordPayment } from './record.ts';
import { recordOrder } from './recordOrder.ts';

type Caller = Pick<OperationRequest<'purchase'>, 'headers' | 'ip' | 'session' | 'asked'>;

/**
 * Handles every purchase. A repeated request gets its earlier answer; a new one is checked, priced and, if the
 * buyer's amount matches, charged and delivered once. Only the server's price is charged.
 *
 * @throws ProblemError `amount_mismatch` with the right amount, `duplicate` when a payment for the same items is
 * in progress, and whatever `request.price` throws
 */
export async function checkout(
  context: Context,
  caller: Caller,
  request: PurchaseRequest,
): Promise<PurchaseIntentRow> {
  const identity = getIdentity(caller.headers['Idempotency-Key'], request);
  // This comes before any check, as the data may have changed since the first request.
  const known = await findKnown(context, identity);
  if (known) return known;
  try {
    return await checkoutNew(context, caller, request, identity);
  } catch (error) {
    // A concurrent copy of this request may have succeeded first. Its own changes must not make the server refuse
    // this one.
    const faster = error instanceof ProblemError ? await findKnown(context, identity) : undefined;
    if (faster) return faster;
    throw error;
  }
}

async function checkoutNew(
  context: Context,
  caller: Caller,
  request: PurchaseRequest,
  identity: Identity,
): Promise<PurchaseIntentRow> {
  const first = await toOrder(context, caller, request, identity);
  const counts = getRequestCounts(caller, first);
  await chargeRequest(context, counts);
  const intent =
    (await checkoutOnce(context, caller, request, identity, first)) ??
    (await findKnown(context, identity));
  if (!intent) throw new Error('a purchase is known that cannot be found');
  // Slows down attempts with many stolen cards.
  if (intent.status === 'failed') await chargeRefusal(context, counts);
  return intent;
}

function getRequestCounts({ ip }: Caller, order: Order): readonly Count[] {
  const network = getNetwork(ip);
  if (checkoutKind(order.amount) === 'signUp') return getSignUpCounts(network, order);
  const account: readonly Count[] = order.buyer === null ? [] : [['purchases', order.buyer]];
  return [...account, ['purchases_network', network]];
}

/** Counts people instead of requests, as each person gets a mail. */
function getSignUpCounts(network: string, { buyer, items }: Order): readonly Count[] {
  const addresses = items.flatMap((item) =>
    'person' in item ? [normalizeEmail(item.person.email)] : [],
  );
  const others = addresses.filter((address) => address !== buyer);
  return [
    ['sign_ups_network', network, Math.max(1, addresses.length)],
    ...[...new Set(others)].map(
      (address) =>
        ['sign_ups', address, others.filter((other) => other === address).length] as const,
    ),
  ];
}

/** @returns undefined when the purchase is known already */
async function checkoutOnce(
  context: Context,
  caller: Caller,
  request: PurchaseRequest,
  identity: Identity,
  first: Order,
): Promise<PurchaseIntentRow | undefined> {
  try {
    return await payOrSignUp(context, identity, request, first);
  } catch (error) {
    if (!(error instanceof CompetingPurchase)) throw error;
    await endCompeting(context, caller.session, error.competing);
    // Check again, as the other purchase may have delivered an item of this one.
    const now = await toOrder(context, caller, request, identity);
    return payOrSignUp(context, identity, request, now);
  }
}

async function toOrder(
  { config }: Context,
  { session, asked }: Caller,
  request: PurchaseRequest,
  { requestHash }: Identity,
): Promise<Order> {
  const { account, email, source } = request;
  const buyer = session && normalizeEmail(session.email);
  const items = await request.price();
  const amount = totalAmount(items.map((item) => item.amount));
  const language = asked?.language ?? null;
  const { currency } = config;
  return { account, email, buyer, source, amount, currency, requestHash, items, language };
}

function payOrSignUp(
  context: Context,
  { key }: Identity,
  request: PurchaseRequest,
  order: Order,
): Promise<PurchaseIntentRow | undefined> {
  const { amount, items, source } = order;
  // The buyer's amount does not include invoices.
  const named = items.filter(({ kind }) => kind !== 'invoice');
  if (request.amount !== totalAmount(named.map((item) => item.amount))) {
    throw new ProblemError('amount_mismatch', { amount });
  }
  if (checkoutKind(amount) === 'signUp') {
    if (source !== null) throw createSourceError('must be null when there is nothing to pay');
    return signUp(context, key, order);
  }
  if (source === null) throw createSourceError('is required when there is something to pay');
  return charge(context, key ?? source, { ...order, source });
}

const createSourceError = (what: string): ProblemError =>
  invalid({ pointer: '/body/source', message: `source ${what}` });

/**
 * Charges an order once, however often it is sent: records the intent, charges with its key, and delivers when
 * the payment is recorded. If the outcome is unknown, the purchase stays in processing and `repairPurchases`
 * resolves it.
 *
 * @returns undefined when the key is known already
 * @throws CompetingPurchase, without charging, when another purchase for the same item is open
 */
async function charge(
  context: Context,
  key: string,
  order: Order & { readonly source: string },
): Promise<PurchaseIntentRow | undefined> {
  const { config, db, payments, log } = context;
  // Refuses before anything is recorded when the account can't take payments.
  if (payments.publicKeys()[order.account] === undefined) throw new ProblemError('unavailable');
  const intent = await db.transaction().execute((trx) => recordOrder(trx, context, key, order));
  if (!intent) return undefined;
  try {
    const result = await payments.charge({
      key,
      account: order.account,
      amount: order.amount,
      currency: order.currency,
      source: order.source,
      description: `${config.name}: ${describeItems(config, order.items)}`,
      metadata: { intent: String(intent.id) },
      receiptEmail: order.email,
    });
    return await recordPayment(context, intent.id, result);
  } catch (error) {
    log.error({ err: error, intent: intent.id }, 'payment not recorded');
    return intent;
  }
}

/**
 * Delivers a free order once, in one transaction.
 *
 * @returns undefined when the key, or without a key the same sign-up, is known already
 * @throws CompetingPurchase when another purchase for the same item is open
 */
const signUp = (
  context: Context,
  key: string | undefined,
  order: Order,
): Promise<PurchaseIntentRow | undefined> =>
  context.db.transaction().execute(async (trx) => {
    if (key === undefined && (await isSignedUp(trx, context, order.requestHash))) return undefined;
    const intent = await recordOrder(trx, context, key ?? `free:${randomUUID()}`, order);
    if (!intent) return undefined;
    await trx
      .updateTable('payment')
      .set({ status: 'succeeded', updated: context.clock.now() })
      .where('intent_id', '=', intent.id)
      .execute();
    await deliver(trx, context, intent);
    return trx
      .updateTable('purchase_intent')
      .set({ status: 'succeeded' })
      .where('id', '=', intent.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
