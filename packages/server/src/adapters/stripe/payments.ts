import { fromProviderUnits, toProviderUnits } from '@conkit/rules';
import type { Stripe } from 'stripe';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ChargeRequest, PaymentResult, Payments, Reversal } from '../../ports/payments.ts';
import type { Logger } from '../../process/log.ts';
import { ADAPTER, type StripeSettings } from '../../process/payments/stripe.ts';
import { callStripe, createStripeClient, StripeCallError } from './client.ts';
import { createStripeEvents } from './events.ts';
import { isVoid, createLedger, type StripeLedger } from './ledger.ts';

/** Includes the payment's charge, which contains the receipt's number and reversals. */
const WITH_CHARGE = { expand: ['latest_charge'] };

interface StripeContext {
  readonly env: {
    readonly paymentSettings: { readonly stripe: StripeSettings };
    /** Where the bank sends the card holder back to. */
    readonly publicUrl: string;
  };
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Card payments through Stripe. Creates a payment, stores its id, then confirms it. So after any failure the id to look
 * up is stored, and a payment without a stored id was never charged. A key that is cancelled earlier is stored as void,
 * so that a delayed process can't charge it.
 */
export function createStripePayments({ env, db, clock, log }: StripeContext): Payments {
  const {
    paymentSettings: { stripe: settings },
    publicUrl: returnUrl,
  } = env;
  const clients = new Map(
    Object.entries(settings.accounts).map(([name, account]) => [
      name,
      createStripeClient(account, settings),
    ]),
  );
  const createClient = (account: string): Stripe => {
    const client = clients.get(account);
    if (!client) throw new Error(`There are no Stripe keys for the account ${account}`);
    return client;
  };
  const books = createLedger(db, clock);
  /** The operator must fix refused calls: wrong keys, missing permissions, a closed account. */
  const refused = (fault: StripeCallError, chargeId: string | null): PaymentResult => {
    const { kind, code, param, requestId } = fault;
    log.error({ kind, code, param, requestId }, 'Stripe refused a payment');
    return { kind: 'failed', chargeId, code: 'provider_refused' };
  };

  return {
    async charge(request) {
      if (!request.source.startsWith('ctoken_')) return createInvalidSource(null);
      const client = createClient(request.account);
      const known = await books.findByKey(request.key);
      if (known && isVoid(known)) return cancelled;
      const before = known && (await find(client, known.id));
      if (before) return before;
      let id = known?.id;
      try {
        id ??= await create(client, books, request);
        // The key was voided meanwhile. The unconfirmed payment charges nothing.
        if (id === undefined) return cancelled;
        return await confirm(client, id, request.source, returnUrl);
      } catch (error) {
        if (!(error instanceof StripeCallError && error.isRefusal)) throw error;
        if (error.param?.startsWith('confirmation_token')) return createInvalidSource(id ?? null);
        const decided = id === undefined ? undefined : await find(client, id);
        return decided ?? refused(error, id ?? null);
      }
    },
    async find(account, key) {
      const known = await books.findByKey(key);
      if (known && isVoid(known)) return cancelled;
      return known && find(createClient(account), known.id);
    },
    async cancel(account, key) {
      const known = (await books.findByKey(key)) ?? (await books.void(key, account));
      if (isVoid(known)) return cancelled;
      const client = createClient(account);
      try {
        const reason = { cancellation_reason: 'abandoned' } as const;
        return toPaymentResult(await callStripe(client.paymentIntents.cancel(known.id, reason)));
      } catch (error) {
        // The payment is decided already, or the bank is processing it.
        if (error instanceof StripeCallError && error.isRefusal) return find(client, known.id);
        throw error;
      }
    },
    async refund(account, key) {
      const known = await books.findByKey(key);
      if (!known || isVoid(known)) return;
      await callStripe(
        createClient(account).refunds.create(
          { payment_intent: known.id },
          { idempotencyKey: `refund-${known.id}` },
        ),
      );
    },
    publicKeys: () =>
      Object.fromEntries(
        Object.entries(settings.accounts).map(([name, { publishableKey }]) => [
          name,
          publishableKey,
        ]),
      ),
    events: createStripeEvents(clients, settings, books),
  };
}

const createInvalidSource = (chargeId: string | null): PaymentResult => ({
  kind: 'failed',
  chargeId,
  code: 'invalid_source',
});

const cancelled: PaymentResult = { kind: 'failed', chargeId: null, code: 'cancelled' };

/**
 * Creates the payment, which charges nothing yet, and stores it.
 *
 * @returns its id; `undefined` if the key was voided meanwhile
 */
async function create(
  client: Stripe,
  books: StripeLedger,
  request: ChargeRequest,
): Promise<string | undefined> {
  const { key, account, amount, currency, description, metadata, receiptEmail } = request;
  const { id } = await callStripe(
    client.paymentIntents.create(
      {
        amount: toProviderUnits(ADAPTER, amount, currency),
        currency,
        description,
        metadata: { ...metadata, key },
        receipt_email: receiptEmail,
        allowed_payment_method_types: ['card'],
      },
      { idempotencyKey: key },
    ),
  );
  const added = await books.add({ key, account, id });
  return isVoid(added) ? undefined : added.id;
}

/** Charges the card. Repeated confirmations of a payment charge it once. */
async function confirm(
  client: Stripe,
  id: string,
  confirmation_token: string,
  return_url: string,
): Promise<PaymentResult> {
  const payment = await callStripe(
    client.paymentIntents.confirm(
      id,
      { confirmation_token, return_url, ...WITH_CHARGE },
      { idempotencyKey: `confirm-${id}` },
    ),
  );
  return toPaymentResult(payment) ?? { kind: 'processing', chargeId: id };
}

async function find(client: Stripe, id: string): Promise<PaymentResult | undefined> {
  const payment = await callStripe(client.paymentIntents.retrieve(id, WITH_CHARGE));
  const result = toPaymentResult(payment);
  if (result?.kind !== 'succeeded') return result;
  const reversal = await findReversal(client, payment);
  return reversal ? { ...result, reversal } : result;
}

/** Statuses of disputes that take no money: inquiries, and disputes that were won or prevented. */
const HARMLESS = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

async function findReversal(
  client: Stripe,
  { id, currency, latest_charge: charge }: Stripe.PaymentIntent,
): Promise<Reversal | undefined> {
  if (!charge || typeof charge === 'string') return undefined;
  const { amount_refunded: refunded, disputed } = charge;
  if (refunded === 0 && !disputed) return undefined;
  const { data } = disputed
    ? await callStripe(client.disputes.list({ payment_intent: id }))
    : { data: [] };
  const open = data.filter(({ status }) => !HARMLESS.has(status));
  const isKnown = open.every((dispute) => dispute.currency === currency);
  const taken = open.reduce((sum, dispute) => sum + getDisputedAmount(dispute), 0);
  return {
    refunded: fromProviderUnits(ADAPTER, refunded, currency),
    isDisputed: open.length > 0,
    ...(open.length > 0 && isKnown && { disputed: fromProviderUnits(ADAPTER, taken, currency) }),
  };
}

/**
 * Returns the amount that a dispute took, without its fee. Returns the disputed amount if no money has moved on the
 * account yet, or if the account has another currency.
 */
function getDisputedAmount({
  amount,
  currency,
  balance_transactions: moves,
}: Stripe.Dispute): number {
  if (moves.length === 0 || moves.some((move) => move.currency !== currency)) return amount;
  return -moves.reduce((sum, move) => sum + move.amount, 0);
}

/** Our codes for failures that buyers see a message for. All others are Stripe's own. */
const codes: Readonly<Record<string, string>> = {
  payment_intent_authentication_failure: 'authentication_failed',
  authentication_required: 'authentication_failed',
};

/** Returns a payment's status; `undefined` if it was created but never confirmed, so that nothing was charged. */
function toPaymentResult(payment: Stripe.PaymentIntent): PaymentResult | undefined {
  const { id: chargeId, status, client_secret, last_payment_error, latest_charge } = payment;
  switch (status) {
    case 'succeeded': {
      const charge = typeof latest_charge === 'string' ? null : latest_charge;
      const card = charge?.payment_method_details?.card;
      return {
        kind: 'succeeded',
        chargeId,
        receipt: charge?.receipt_number ?? null,
        ...(card?.last4 && { card: { brand: getBrand(card.brand), last4: card.last4 } }),
      };
    }
    case 'requires_action':
      return { kind: 'requires_action', chargeId, clientSecret: client_secret ?? '' };
    case 'canceled':
      return { kind: 'failed', chargeId, code: 'cancelled' };
    case 'requires_payment_method':
      return last_payment_error
        ? { kind: 'failed', chargeId, code: getFailureCode(last_payment_error) }
        : undefined;
    case 'requires_confirmation':
      return undefined;
    default:
      return { kind: 'processing', chargeId };
  }
}

/** The names of Stripe's card brands that are more than a capitalized key. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

const getBrand = (key: string | null): string | null => {
  if (!key || key === 'unknown') return null;
  return brands[key] ?? `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`;
};

function getFailureCode({ code, decline_code }: Stripe.PaymentIntent.LastPaymentError): string {
  const known = codes[code ?? ''];
  return known ?? decline_code ?? code ?? 'card_declined';
}
