import { Stripe } from 'stripe';
import type { StripeAccount, StripeSettings } from '../../process/stripeEnv.ts';

/** How long one try waits for Stripe. A charge that asks a bank takes seconds. */
const TIMEOUT_MS = 20_000;
/** The SDK tries again under the same idempotency key, so that a lost answer is found again. */
const RETRIES = 2;

/** The SDK for one account. Nothing about this server is reported beside the calls. */
export function stripeClient({ secretKey }: StripeAccount, { api }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(api && { protocol: 'http', host: api.hostname, port: api.port || 80 }),
  });
}

/** What went wrong with a call, without what the SDK's own errors hold: card holders, client secrets. */
export class StripeFault extends Error {
  override readonly name = 'StripeFault';
  readonly kind: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly requestId: string | undefined;

  constructor({ type, code, param, requestId, statusCode }: Stripe.errors.StripeError) {
    super([type, statusCode, code, param].filter((part) => part !== undefined).join(' '));
    this.kind = type;
    this.code = code;
    this.param = param;
    this.requestId = requestId;
  }

  /** Whether Stripe has refused the call itself, so that it has changed nothing. */
  get isRefusal(): boolean {
    return [
      'StripeInvalidRequestError',
      'StripeAuthenticationError',
      'StripePermissionError',
    ].includes(this.kind);
  }
}

/**
 * Awaits a call of the SDK.
 *
 * @throws StripeFault for each of its errors but a declined card's, which is an answer: the payment
 */
export async function ask(call: Promise<Stripe.PaymentIntent>): Promise<Stripe.PaymentIntent>;
export async function ask<Answer>(call: Promise<Answer>): Promise<Answer>;
export async function ask(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) {
      return error.payment_intent;
    }
    throw error instanceof Stripe.errors.StripeError ? new StripeFault(error) : error;
  }
}
