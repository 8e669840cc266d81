import type { Policy } from '@conkit/drafts';
import { autosaveDueAt, mergeBallots, sameBallot, type Ballot, type Period } from '@conkit/rules';
import type { ApiError } from '../../api/problem.ts';
import { retryDelay } from './shared/retryDelay.ts';

/** Decides which of two versions of a category to keep (BAL-15). */
const merge = (base: Ballot, mine: Ballot, theirs: Ballot) => {
  const [before, here, there] = [base, mine, theirs].map((ballot) => ({ ballot }));
  const { merged, conflicts } = mergeBallots(before ?? {}, here ?? {}, there ?? {});
  if (conflicts.length > 0) return 'conflict';
  return merged === here ? 'mine' : 'theirs';
};

/** How to compare and merge rankings. */
export const ballotPolicy = { empty: [] as Ballot, isSame: sameBallot, merge };

/**
 * Sends a changed category 15 seconds after the last change, at most 60 seconds after the first (CAL-5),
 * and sooner near the end of voting (CAL-9). Failures are retried.
 */
export const votingPolicy = (voting: Period | undefined): Policy<Ballot, ApiError> => ({
  ...ballotPolicy,
  dueAt: (first, last) => autosaveDueAt(new Date(first), new Date(last), voting).getTime(),
  retryAfter: retryDelay,
});
