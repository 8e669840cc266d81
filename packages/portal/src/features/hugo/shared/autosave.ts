// Shared by ballots and nominations. Decisions: docs/decisions/saving-ballots.md
import type { Answer, Policy } from '@conkit/drafts';
import { autosaveDueAt, type Period } from '@conkit/rules';
import { isOutcomeUnknown } from '../../../api/outcome.ts';
import { ApiError } from '../../../api/problem.ts';
import { getRetryDelay } from './saving.ts';

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
