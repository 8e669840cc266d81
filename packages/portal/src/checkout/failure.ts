import type { FieldError, PurchaseConflict } from '@conkit/api-client';
import { ApiError } from '../api/problem.ts';
import type { FlowEvent } from './purchaseFlow.ts';
import { isOutcomeUnknown, unpaid, type Trouble } from './trouble.ts';

/** What a failed send says about the purchase. */
export type Failure =
  /** Nothing: how it stands is to be asked. `isDuplicate`: the key is known, with another card. */
  | { kind: 'unknown'; isDuplicate: boolean }
  /** It was not paid. */
  | { kind: 'unpaid'; trouble: Trouble; isDecided: boolean }
  /** Its price is another one, in the currency's minor unit. */
  | { kind: 'repriced'; now: number; isDecided: boolean }
  /** The server refused it; `invalid` names what it does not accept of what was entered. */
  | { kind: 'refused'; error: ApiError; invalid?: readonly FieldError[]; isDecided: boolean };

/** The statuses by which the server has decided that nothing of it is bought: the next purchase is another. */
const DECIDED: ReadonlySet<number> = new Set([400, 401, 402, 403, 409]);

const hasAmount = (problem: object | undefined): problem is PurchaseConflict & { amount: number } =>
  problem !== undefined && 'amount' in problem && typeof problem.amount === 'number';

/** The provider does not know what stands for the card. */
const isCardUnknown = ({ problem }: ApiError) =>
  problem?.errors?.some(({ pointer }) => pointer.startsWith('/body/source'));

/** What a failed send says about the purchase. Only the server's own words say that nothing is bought. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unknown', isDuplicate: false };
  const { code, problem, status } = error;
  if (isOutcomeUnknown(error)) return { kind: 'unknown', isDuplicate: code === 'duplicate' };
  const isDecided = DECIDED.has(status) || code === 'not_offered';
  const trouble = unpaid(isCardUnknown(error) ? 'card_declined' : code);
  if (trouble) return { kind: 'unpaid', trouble, isDecided };
  if (code === 'amount_mismatch' && hasAmount(problem)) {
    return { kind: 'repriced', now: problem.amount, isDecided };
  }
  const invalid = code === 'invalid' ? (problem?.errors ?? []) : undefined;
  return { kind: 'refused', error, invalid, isDecided };
}

/**
 * What the buyer sees of a failure of which something is known.
 *
 * @param before the price that the page showed, in the currency's minor unit
 */
export function failedEvent(
  failure: Exclude<Failure, { kind: 'unknown' }>,
  before: number,
): FlowEvent {
  switch (failure.kind) {
    case 'unpaid':
      return { type: 'failed', trouble: failure.trouble };
    case 'repriced': {
      const { kind, now } = failure;
      // What costs nothing any more is not paid by card.
      return { type: 'failed', trouble: { kind, before, now }, closesDialog: now === 0 };
    }
    case 'refused': {
      const { kind, error, invalid } = failure;
      // What is to be corrected is behind the dialog.
      return { type: 'failed', trouble: { kind, error }, closesDialog: invalid !== undefined };
    }
  }
}
