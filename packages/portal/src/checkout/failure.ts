import type { FieldError, NotPaidCode, PurchaseConflict } from '@conkit/api-client';
import { ApiError } from '../api/problem.ts';
import type { Intent } from './intent.ts';
import type { FlowEvent } from './purchaseFlow.ts';
import { isOutcomeUnknown, type Trouble } from './trouble.ts';

/** The server refused a request without recording it: a copy of it may still arrive, until the key is voided. */
export interface Refusal {
  kind: 'refused';
  error: ApiError;
  /** What the server does not accept of what was entered. */
  invalid?: readonly FieldError[];
  /** What it costs now, in the currency's minor unit, when that is not what was sent. */
  newAmount?: number;
}

/** What a failed send says about the purchase. */
export type Failure =
  /** Nothing. `isDuplicate`: the key is known with another card, or the same is being paid with another key. */
  | { kind: 'unknown'; isDuplicate: boolean }
  /** The server has recorded under the key that it was not paid. */
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

/** Whether the provider does not know what stands for the card. */
const isCardUnknown = ({ problem }: ApiError) =>
  problem?.errors?.some(({ pointer }) => pointer.startsWith('/body/source')) ?? false;

/** Returns what a failed send says about the purchase. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unknown', isDuplicate: false };
  const { code, problem } = error;
  if (isOutcomeUnknown(error)) return { kind: 'unknown', isDuplicate: code === 'duplicate' };
  if (isNotPaid(code)) return { kind: 'unpaid', code };
  if (code === 'amount_mismatch' && hasAmount(problem))
    return { kind: 'refused', error, newAmount: problem.amount };
  if (code === 'invalid' && !isCardUnknown(error))
    return { kind: 'refused', error, invalid: problem?.errors ?? [] };
  return { kind: 'refused', error };
}

/** What the flow makes of a refusal of `intent`. */
export function toRefusedEvent(
  { error, invalid, newAmount }: Refusal,
  { key, amount }: Pick<Intent, 'key' | 'amount'>,
): FlowEvent {
  const toEvent = (trouble: Trouble, closesDialog: boolean): FlowEvent => ({
    type: 'refused',
    key,
    trouble,
    closesDialog,
  });
  // What costs nothing any more is not paid by card.
  if (newAmount !== undefined)
    return toEvent({ kind: 'repriced', before: amount, now: newAmount }, newAmount === 0);
  if (isCardUnknown(error)) return toEvent({ kind: 'declined' }, false);
  // What has to be corrected is behind the dialog.
  return toEvent({ kind: 'refused', error }, invalid !== undefined);
}
