import { checkoutKind, normalizeEmail, totalCents } from '@conkit/rules';
import type { Context } from '../context.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import type { OperationRequest, Session } from '../operation.ts';
import { networkOf } from '../limits/network.ts';
import { countRefusal, countRequest, type Count } from '../limits/rateLimit.ts';
import { Overtaken } from './claims.ts';
import { findIntent } from './intents.ts';
import { makeWay } from './makeWay.ts';
import { fingerprint, type Ask, type Order } from './order.ts';
import { pay, repeated } from './pay.ts';
import { findSignUp, signUp } from './signUp.ts';
import { wrongSource } from './source.ts';

type Caller = Pick<OperationRequest<'purchase'>, 'headers' | 'ip' | 'session'>;

/**
 * The one way of every purchase: what was sent before is answered as before; anything else is checked,
 * priced and, when the buyer expects that price, paid and delivered once. The price is always the server's.
 *
 * @throws ProblemError `amount_mismatch` with the right amount, `duplicate` when the same is being paid at
 * this moment, and whatever `ask.price` throws
 */
export async function place(
  context: Context,
  caller: Caller,
  ask: Ask,
): Promise<PurchaseIntentRow> {
  const requestHash = fingerprint(ask);
  const key = caller.headers['Idempotency-Key'] ?? ask.source ?? undefined;
  const answerKnown = () => findKnown(context, key, requestHash);
  // Before anything is checked: it may have changed since the purchase that is sent again.
  const known = await answerKnown();
  if (known) return known;
  try {
    return await placeNew(context, caller, key, ask, requestHash);
  } catch (error) {
    // The same request may have been faster: what it has changed must not refuse this one.
    const faster = error instanceof ProblemError ? await answerKnown() : undefined;
    if (faster) return faster;
    throw error;
  }
}

/** What became of the same request before; without a key only a sign-up for nothing is known again. */
async function findKnown(
  context: Context,
  key: string | undefined,
  requestHash: string,
): Promise<PurchaseIntentRow | undefined> {
  if (key === undefined) return findSignUp(context.db, context, requestHash);
  const intent = await findIntent(context.db, key);
  return intent && repeated(context, key, requestHash);
}

async function placeNew(
  context: Context,
  caller: Caller,
  key: string | undefined,
  ask: Ask,
  requestHash: string,
): Promise<PurchaseIntentRow> {
  const first = await toOrder(context, caller.session, ask, requestHash);
  const counts = countsOf(caller, first);
  await countRequest(context, counts);
  const intent = await placeOnce(context, caller, key, ask, first);
  // Whoever tries stolen cards tries many.
  if (intent.status === 'failed') await countRefusal(context, counts);
  return intent;
}

function countsOf({ ip }: Caller, order: Order): readonly Count[] {
  const network = networkOf(ip);
  if (checkoutKind(order.amount) === 'signUp') return countsOfSignUp(network, order);
  const account: readonly Count[] = order.buyer === null ? [] : [['purchases', order.buyer]];
  return [...account, ['purchases_network', network]];
}

/** By people, not by requests: each of them is mailed. */
function countsOfSignUp(network: string, { buyer, items }: Order): readonly Count[] {
  const addresses = items.flatMap((item) =>
    'person' in item ? [normalizeEmail(item.person.email)] : [],
  );
  const strangers = addresses.filter((address) => address !== buyer);
  return [
    ['sign_ups_network', network, Math.max(1, addresses.length)],
    ...[...new Set(strangers)].map(
      (address) =>
        ['sign_ups', address, strangers.filter((other) => other === address).length] as const,
    ),
  ];
}

async function placeOnce(
  context: Context,
  { session }: Caller,
  key: string | undefined,
  ask: Ask,
  first: Order,
): Promise<PurchaseIntentRow> {
  try {
    return await checkOut(context, key, ask, first);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    await makeWay(context, session, error.rivals);
    // As things are now: what the other purchase has delivered need not be bought again.
    return checkOut(context, key, ask, await toOrder(context, session, ask, first.requestHash));
  }
}

async function toOrder(
  { config }: Context,
  session: Session | null,
  ask: Ask,
  requestHash: string,
): Promise<Order> {
  const { account, email, source } = ask;
  const buyer = session && normalizeEmail(session.email);
  const items = await ask.price();
  const amount = totalCents(items.map((item) => item.amount));
  return { account, email, buyer, source, amount, currency: config.currency, requestHash, items };
}

function checkOut(
  context: Context,
  key: string | undefined,
  ask: Ask,
  order: Order,
): Promise<PurchaseIntentRow> {
  const { amount, items, source } = order;
  // Whoever pays an invoice does not name its amount.
  const named = items.filter(({ kind }) => kind !== 'invoice');
  if (ask.amount !== totalCents(named.map((item) => item.amount))) {
    throw new ProblemError('amount_mismatch', { amount });
  }
  if (checkoutKind(amount) === 'signUp') {
    if (source !== null) throw wrongSource('must be null when there is nothing to pay');
    return signUp(context, key, order);
  }
  if (source === null) throw wrongSource('is required when there is something to pay');
  return pay(context, key ?? source, { ...order, source });
}
