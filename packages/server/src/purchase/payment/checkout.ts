import { checkoutKind, normalizeEmail, totalAmount } from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { invalid, ProblemError } from '../../errors.ts';
import { networkOf } from '../../limits/network.ts';
import { countRefusal, countRequest, type Count } from '../../limits/rateLimit.ts';
import type { OperationRequest } from '../../operation.ts';
import type { Order, PurchaseRequest } from '../order/order.ts';
import { charge } from './charge.ts';
import { endCompeting } from './endCompeting.ts';
import { signUp } from './free.ts';
import { findKnown, identityOf, type Identity } from './idempotency.ts';
import { CompetingPurchase } from './locks.ts';

type Caller = Pick<OperationRequest<'purchase'>, 'headers' | 'ip' | 'session' | 'asked'>;

/**
 * Handles every purchase. A repeated request gets its earlier answer; a new one is checked, priced and, if the
 * buyer's amount matches, charged and delivered once. Only the server's price is charged.
 *
 * @throws ProblemError `amount_mismatch` with the right amount, `duplicate` when a payment for the same is in
 * progress, and whatever `request.price` throws
 */
export async function checkout(
  context: Context,
  caller: Caller,
  request: PurchaseRequest,
): Promise<PurchaseIntentRow> {
  const identity = identityOf(caller.headers['Idempotency-Key'], request);
  // Before any check: data may have changed since the first request.
  const known = await findKnown(context, identity);
  if (known) return known;
  try {
    return await checkoutNew(context, caller, request, identity);
  } catch (error) {
    // A concurrent copy of this request may have succeeded first; what it changed must not refuse this one.
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
  const counts = countsOf(caller, first);
  await countRequest(context, counts);
  const intent =
    (await checkoutOnce(context, caller, request, identity, first)) ??
    (await findKnown(context, identity));
  if (!intent) throw new Error('a purchase is known that cannot be found');
  // Slows down attempts with many stolen cards.
  if (intent.status === 'failed') await countRefusal(context, counts);
  return intent;
}

function countsOf({ ip }: Caller, order: Order): readonly Count[] {
  const network = networkOf(ip);
  if (checkoutKind(order.amount) === 'signUp') return countsOfSignUp(network, order);
  const account: readonly Count[] = order.buyer === null ? [] : [['purchases', order.buyer]];
  return [...account, ['purchases_network', network]];
}

/** Counts people instead of requests, as each person gets a mail. */
function countsOfSignUp(network: string, { buyer, items }: Order): readonly Count[] {
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
    // Checks again, as the other purchase may have delivered an item of this one.
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
    if (source !== null) throw wrongSource('must be null when there is nothing to pay');
    return signUp(context, key, order);
  }
  if (source === null) throw wrongSource('is required when there is something to pay');
  return charge(context, key ?? source, { ...order, source });
}

const wrongSource = (what: string): ProblemError =>
  invalid({ pointer: '/body/source', message: `source ${what}` });
