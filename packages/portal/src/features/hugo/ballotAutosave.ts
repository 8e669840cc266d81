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

/** Sends changed categories; rejects with {@link ApiError}. */
type Save = (
  lastmod: string | null,
  votes: Record<string, (number | null)[]>,
) => Promise<VoteAnswer>;

export interface BallotAutosaveOptions {
  /** The saved votes at the beginning. */
  votes: Votes;
  /** What this device keeps of what is not saved. */
  stored: Stored<Draft<Ballot>>;
  /** When votes are taken: the nearer the end, the sooner a change is sent (CAL-9). */
  voting: Period | undefined;
  /** The server's clock. */
  clock: () => Date;
  /** Undefined for who reads a closed ballot. */
  save: Save | undefined;
  tell: (news: News) => void;
}

/** A voter's ballot that is kept safe. */
export interface BallotAutosave {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => BallotSnapshot;
  /** Starts saving what an earlier visit left behind, and forgets what others have saved of it. */
  readonly start: () => void;
  /** Stops the timer. What is not saved stays on this device. */
  readonly stop: () => void;
  /** Puts a new ranking of a category on the screen; it is sent when the voter pauses. */
  readonly change: (category: string, ballot: Ballot) => void;
  /** Settles a conflict by the voter's choice. */
  readonly resolve: (category: string, choice: 'mine' | 'theirs') => void;
  /** Sends what is not saved, now. Ends when the server has answered, whatever it said. */
  readonly submit: () => Promise<void>;
  /** How many categories on the screen the server does not have as they are. */
  readonly changes: () => number;
  /** Whether the server has everything that is on the screen. */
  readonly isSaved: () => boolean;
}

/**
 * Keeps one voter's ballot safe: every change goes to this device at once and to the server when the voter
 * pauses, or at once if the browser stores nothing; where both sides changed the same category the voter chooses (BAL-15). What the server refuses
 * stays on the screen as not saved, with the reason, and holds up nothing else (BAL-17).
 */
export function createBallotAutosave(options: BallotAutosaveOptions): BallotAutosave {
  const { votes, stored, voting, clock, save, tell } = options;
  const policy = votingPolicy(voting);
  const autosave: Autosave<Ballot, RefusedCategory, ApiError> = createAutosave({
    policy: {
      ...policy,
      // If the browser stores nothing, closing the page would lose the change. After a failure the server needs a pause.
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
        // An answer that makes no sense tells nothing of what was saved.
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

/** What became of a save. */
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
