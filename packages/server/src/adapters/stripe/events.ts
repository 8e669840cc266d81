import type { Stripe } from 'stripe';
import type { PaymentEvent, PaymentEvents } from '../../ports/payments.ts';
import type { StripeSettings } from '../../process/payments/stripe.ts';
import { callStripe } from './client.ts';
import type { StripeLedger } from './ledger.ts';

/** The events that Stripe must send; `docs/payments.md` has the same list. */
export const EVENT_TYPES = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
];

const PAGE_SIZE = 100;

/** Verifies and parses the events that Stripe sends, and reads its list of events. */
export function createStripeEvents(
  clients: ReadonlyMap<string, Stripe>,
  { accounts }: StripeSettings,
  books: StripeLedger,
): PaymentEvents {
  const toEvent = async (account: string, event: Stripe.Event): Promise<PaymentEvent> => {
    const { id, type, data } = event;
    const payment = getPaymentId(data.object);
    const row = payment === undefined ? undefined : await books.findById(payment);
    return { id, account, type, key: row?.account === account ? row.key : null };
  };
  return {
    async read(rawBody, signature) {
      for (const [account, client] of clients) {
        const secret = accounts[account]?.webhookSecret ?? '';
        const event = verifyEvent(client, rawBody, signature, secret);
        if (event) return toEvent(account, event);
      }
      return undefined;
    },
    async between(from, to) {
      const found: PaymentEvent[] = [];
      const created = { gte: toSeconds(from), lt: toSeconds(to) };
      for (const [account, client] of clients) {
        const list = client.events.list({ types: EVENT_TYPES, created, limit: PAGE_SIZE });
        const events = await callStripe(list.autoPagingToArray({ limit: PAGE_SIZE * PAGE_SIZE }));
        for (const event of events) found.push(await toEvent(account, event));
      }
      return found;
    },
  };
}

const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Verifies an event's signature. Stripe and its SDK use the real time, whatever the server's clock is set to. */
function verifyEvent(
  client: Stripe,
  rawBody: string,
  signature: string,
  secret: string,
): Stripe.Event | undefined {
  try {
    return client.webhooks.constructEvent(rawBody, signature, secret);
  } catch {
    return undefined;
  }
}

/** Returns the payment of an event's object: the object itself, or the payment of a charge, refund or dispute. */
function getPaymentId(object: object): string | undefined {
  const {
    object: kind,
    id,
    payment_intent: owner,
  }: Partial<Record<string, unknown>> = { ...object };
  const payment = kind === 'payment_intent' ? id : owner;
  return typeof payment === 'string' ? payment : undefined;
}
