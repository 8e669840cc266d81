import type { FieldError, NotPaidCode, PurchaseConflict } from '@conkit/api-client';
import { ApiError } from '../api/problem.ts';
import type { Intent } from './intent.ts';
import { isPurchaseUncertain, type CheckoutProblem, type FlowEvent } from './purchaseFlow.ts';

/**
 * The server refused a request without recording it. A copy of the request may still arrive until the key
 * is voided.
 */
export interface Refusal {
  kind: 'refused';
  error: ApiError;
  /** The fields that the server didn't accept. */
  invalid?: readonly FieldError[];
  /** The current price in the currency's minor unit, if it differs from the amount sent. */
  newAmount?: number;
}

/** What a failed request implies for the purchase. */
export type Failure =
  /**
   * The outcome is unknown. `isDuplicate`: the key was used with another card, or the same order is being
   * paid with another key.
   */
  | { kind: 'unknown'; isDuplicate: boolean }
  /** The server recorded under the key that it wasn't paid. */
  | { kind: 'unpaid'; code: NotPaidCode }
  | Refusal;

const NOT_PAID: ReadonlySet<string> = new Set<NotPaidCode>([
  'card_declined',
  'provider_refused',
  'payment_failed',
]);

const isNotPaid = (code: string): code is NotPaidCode => NOT_PAID.has(code);

const hasAmount = (problem: object | undefined): problem is PurchaseConflict & { amount: number } =>
  problem !== undefined && 'amount' in problem && typeof problem.amount === 'number';

/** Returns true if the provider doesn't recognise the card's token. */
const isCardUnknown = ({ problem }: ApiError) =>
  problem?.errors?.some(({ pointer }) => pointer.startsWith('/body/source')) ?? false;

/** Classifies the error of a request that buys something. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unknown', isDuplicate: false };
  const { code, problem } = error;
  if (isPurchaseUncertain(error)) return { kind: 'unknown', isDuplicate: code === 'duplicate' };
  if (isNotPaid(code)) return { kind: 'unpaid', code };
  if (code === 'amount_mismatch' && hasAmount(problem))
    return { kind: 'refused', error, newAmount: problem.amount };
  if (code === 'invalid' && !isCardUnknown(error))
    return { kind: 'refused', error, invalid: problem?.errors ?? [] };
  return { kind: 'refused', error };
}

/** Returns the flow's event for a refusal of `intent`. */
export function toRefusedEvent(
  { error, invalid, newAmount }: Refusal,
  { key, amount }: Pick<Intent, 'key' | 'amount'>,
): FlowEvent {
  const toEvent = (problem: CheckoutProblem, closesDialog: boolean): FlowEvent => ({
    type: 'refused',
    key,
    problem,
    closesDialog,
  });
  // Nothing to pay any more, so close the card form.
  if (newAmount !== undefined)
    return toEvent({ kind: 'repriced', before: amount, now: newAmount }, newAmount === 0);
  if (isCardUnknown(error)) return toEvent({ kind: 'declined' }, false);
  // The fields to correct are behind the dialog.
  return toEvent({ kind: 'refused', error }, invalid !== undefined);
}
