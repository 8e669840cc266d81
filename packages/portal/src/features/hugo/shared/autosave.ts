// Shared by ballots and nominations. Decisions: docs/decisions/saving-ballots.md
import type { Answer, Policy } from '@conkit/drafts';
import { autosaveDueAt, type Period } from '@conkit/rules';
import { isOutcomeUnknown } from '../../../api/outcome.ts';
import { ApiError } from '../../../api/problem.ts';
import { addJitter } from '../../../api/queryClient.ts';

/** The autosave of a page. */
export interface PageAutosave {
  /** Starts saving what an earlier visit left, and drops what was saved elsewhere in the meantime. */
  readonly start: () => void;
  /** Stops the timers. Unsaved changes stay on this device. */
  readonly stop: () => void;
  /** Sends unsaved changes now. Resolves when the server has answered, even with an error. */
  readonly submit: () => Promise<void>;
  /** Returns the number of unsaved categories. */
  readonly changes: () => number;
}

const RETRY_MS = [5000, 10_000, 20_000, 40_000, 60_000];

/**
 * Returns how long to wait before a failed save is retried, in milliseconds, or undefined if it would fail
 * again. Waits longer after consecutive failures and at least as long as the server's `Retry-After`, with a
 * random part.
 */
export function getRetryDelay(
  { status, retryAfter = 0 }: ApiError,
  failures: number,
  random?: () => number,
): number | undefined {
  const isTemporary = status === 0 || status === 429 || status >= 500;
  if (!isTemporary) return undefined;
  const delay = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
  return addJitter(Math.max(delay, retryAfter * 1000), random);
}

/**
 * Schedules saves: 15 seconds after the last change, at most 60 seconds after the first (CAL-5), and sooner
 * near the end of the period (CAL-9). Failures are retried.
 *
 * @param isAtRisk whether closing the page would lose a change, which is then sent at once
 */
export const createSaveTiming = (
  period: Period | undefined,
  isAtRisk: () => boolean = () => false,
): Pick<Policy<unknown, ApiError>, 'dueAt' | 'retryAfter'> => ({
  dueAt: (first, last) =>
    isAtRisk() ? last : autosaveDueAt(new Date(first), new Date(last), period).getTime(),
  retryAfter: getRetryDelay,
});

type AwardAnswer<Value, Reason> = Answer<Value, Reason, ApiError>;

/**
 * Saves, and classifies the outcome.
 *
 * @param explain recognizes a newer version on the server and refused values
 */
export const answerSave = <Value, Reason>(
  save: () => Promise<AwardAnswer<Value, Reason>>,
  explain: (failure: ApiError) => AwardAnswer<Value, Reason> | undefined,
): Promise<AwardAnswer<Value, Reason>> =>
  save()
    .catch((error: unknown): AwardAnswer<Value, Reason> => {
      const failure = toApiError(error);
      const explained = explain(failure);
      if (explained) return explained;
      const { code } = failure;
      if (code === 'voting_closed' || code === 'nominating_closed')
        return { type: 'closed', failure };
      if (code === 'unauthorized') return { type: 'unauthorized', failure };
      return { type: 'failed', failure, isLost: isOutcomeUnknown(failure) };
    })
    // After an invalid answer the outcome is unknown.
    .catch((error: unknown) => ({ type: 'failed', failure: toApiError(error), isLost: true }));

const toApiError = (error: unknown) =>
  error instanceof ApiError ? error : new ApiError(undefined, undefined, error);
