import type { VoteAnswer, Votes } from '@conkit/api-client';
import {
  createAutosave,
  type Answer,
  type Autosave,
  type Draft,
  type News,
  type SaveRequest,
  type Stored,
} from '@conkit/drafts';
import type { Ballot, Period } from '@conkit/rules';
import { mayHaveArrived } from '../../api/mayHaveArrived.ts';
import { ApiError } from '../../api/problem.ts';
import { votingPolicy } from './ballotPolicy.ts';
import { createSnapshots, type BallotSnapshot } from './ballotSnapshot.ts';
import { knownVotes, refusedCategories, staleBallots, type RefusedCategory } from './votes.ts';

/** Sends changed categories. Rejects with {@link ApiError}. */
type Save = (
  lastmod: string | null,
  votes: Record<string, (number | null)[]>,
) => Promise<VoteAnswer>;

export interface BallotAutosaveOptions {
  /** The saved votes at the start. */
  votes: Votes;
  /** This device's copy of unsaved changes. */
  stored: Stored<Draft<Ballot>>;
  /** The voting period. The nearer its end, the sooner a change is sent (CAL-9). */
  voting: Period | undefined;
  /** The server's clock. */
  clock: () => Date;
  /** Undefined for a closed ballot. */
  save: Save | undefined;
  tell: (news: News) => void;
}

/** Autosave for one voter's ballot. */
export interface BallotAutosave {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => BallotSnapshot;
  /** Starts saving what an earlier visit left, and drops what was saved elsewhere in the meantime. */
  readonly start: () => void;
  /** Stops the timer. Unsaved changes stay on this device. */
  readonly stop: () => void;
  /** Changes the ranking of a category. It is sent when the voter pauses. */
  readonly change: (category: string, ballot: Ballot) => void;
  /** Resolves a conflict with the voter's choice. */
  readonly resolve: (category: string, choice: 'mine' | 'theirs') => void;
  /** Sends unsaved changes now. Resolves when the server has answered, even with an error. */
  readonly submit: () => Promise<void>;
  /** Returns the number of unsaved categories. */
  readonly changes: () => number;
  /** Returns true if the server has all changes. */
  readonly isSaved: () => boolean;
}

/**
 * Creates the autosave of one voter's ballot. Each change goes to this device at once, and to the server
 * when the voter pauses, or at once if the browser stores nothing. If both sides changed a category, the
 * voter chooses (BAL-15). A refused category stays on the screen as unsaved with the reason, and other
 * categories are still saved (BAL-17).
 */
export function createBallotAutosave(options: BallotAutosaveOptions): BallotAutosave {
  const { votes, stored, voting, clock, save, tell } = options;
  const policy = votingPolicy(voting);
  const autosave: Autosave<Ballot, RefusedCategory, ApiError> = createAutosave({
    policy: {
      ...policy,
      // If the browser stores nothing, closing the page would lose the change, so send it at once. After a
      // failure, wait.
      dueAt: (first, last) =>
        stored.isKept() || autosave.getState().phase === 'failed'
          ? policy.dueAt(first, last)
          : last,
    },
    known: knownVotes(votes),
    stored,
    clock: () => clock().getTime(),
    isClosed: save === undefined,
    send: (request) =>
      answerTo(request, save).catch((error: unknown) => ({
        // After an invalid answer the outcome is unknown.
        type: 'failed',
        failure: new ApiError(undefined, undefined, error),
        isLost: true,
      })),
    tell,
  });
  const snapshotOf = createSnapshots();
  let state = autosave.getState();
  let snapshot = snapshotOf(state);
  const changes = () => autosave.unsaved().length;
  return {
    subscribe: autosave.subscribe,
    getSnapshot: () => {
      if (state !== autosave.getState()) {
        state = autosave.getState();
        snapshot = snapshotOf(state);
      }
      return snapshot;
    },
    start: autosave.start,
    stop: autosave.stop,
    change: autosave.change,
    resolve: autosave.resolve,
    submit: autosave.save,
    changes,
    isSaved: () => changes() === 0,
  };
}

type VotingAnswer = Answer<Ballot, RefusedCategory, ApiError>;

const byCategory = (refused: readonly RefusedCategory[]) =>
  Object.fromEntries(refused.map((each) => [each.category, each]));

/** Sends a save and classifies its outcome. */
async function answerTo(
  { revision, values }: SaveRequest<Ballot>,
  save: Save | undefined,
): Promise<VotingAnswer> {
  const wire: [string, (number | null)[]][] = [];
  for (const [category, ballot] of Object.entries(values)) wire.push([category, [...ballot]]);
  try {
    const answer = await save?.(revision, Object.fromEntries(wire));
    if (!answer) throw new ApiError(undefined, undefined);
    const { time, refused = [] } = answer;
    return { type: 'saved', revision: time, refused: byCategory(refusedCategories(refused)) };
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError(undefined, undefined, error);
    return refusalOf(failure, values);
  }
}

function refusalOf(failure: ApiError, sent: SaveRequest<Ballot>['values']): VotingAnswer {
  const current = staleBallots(failure);
  if (current) return { type: 'stale', current: knownVotes(current), failure };
  const errors = failure.code === 'invalid' ? (failure.problem?.errors ?? []) : [];
  const wrong = refusedCategories(errors).filter(({ category }) => Object.hasOwn(sent, category));
  if (wrong.length > 0) return { type: 'refused', reasons: byCategory(wrong), failure };
  if (failure.code === 'voting_closed') return { type: 'closed', failure };
  if (failure.code === 'unauthorized') return { type: 'unauthorized', failure };
  return { type: 'failed', failure, isLost: mayHaveArrived(failure) };
}
