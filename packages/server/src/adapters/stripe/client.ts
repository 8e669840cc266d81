import { Stripe } from 'stripe';
import type { StripeAccount, StripeSettings } from '../../process/payments/stripe.ts';

/** The timeout of one attempt. A charge that involves a bank takes seconds. */
const TIMEOUT_MS = 20_000;
/** The SDK retries with the same idempotency key, so that a lost answer is found again. */
const RETRIES = 2;

/** Creates the SDK for one account, without telemetry. */
export function createStripeClient({ secretKey }: StripeAccount, { api }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(api && { protocol: 'http', host: api.hostname, port: api.port || 80 }),
  });
}

/** A failed call, without the personal data in the SDK's own errors: card holders, client secrets. */
export class StripeCallError extends Error {
  override readonly name = 'StripeCallError';
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

  /** `true` if Stripe refused the call itself, so that it changed nothing. */
  get isRefusal(): boolean {
    return [
      'StripeInvalidRequestError',
      'StripeAuthenticationError',
      'StripePermissionError',
    ].includes(this.kind);
  }
}

/**
 * Awaits a call of the SDK. For a declined card, returns its payment and throws nothing.
 *
 * @throws StripeCallError for every other error of the SDK
 */
export async function callStripe(
  call: Promise<Stripe.PaymentIntent>,
): Promise<Stripe.PaymentIntent>;
export async function callStripe<Answer>(call: Promise<Answer>): Promise<Answer>;
export async function callStripe(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) {
      return error.payment_intent;
    }
    throw error instanceof Stripe.errors.StripeError ? new StripeCallError(error) : error;
  }
}
