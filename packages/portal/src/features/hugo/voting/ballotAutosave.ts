import type { FieldError, StaleVotes, VoteAnswer, Votes } from '@conkit/api-client';
import {
  begin,
  createAutosave,
  isOpen,
  sendableKeys,
  unsavedKeys,
  type Answer,
  type Autosave,
  type AutosaveState,
  type Draft,
  type Known,
  type Notification,
  type Phase,
  type Policy,
  type SaveRequest,
  type Stored,
} from '@conkit/drafts';
import {
  mergeBallots,
  normalizeBallot,
  sameBallot,
  type Ballot,
  type BallotConflict,
  type Ballots,
  type Period,
} from '@conkit/rules';
import { ApiError } from '../../../api/problem.ts';
import { answerSave, createSaveTiming, type PageAutosave } from '../shared/autosave.ts';

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
  notify: (notification: Notification) => void;
}

/** Autosave for one voter's ballot. */
export interface BallotAutosave extends PageAutosave {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => BallotSnapshot;
  /** Changes the ranking of a category. It is sent when the voter pauses. */
  readonly change: (category: string, ballot: Ballot) => void;
  /** Resolves a conflict with the voter's choice. */
  readonly resolve: (category: string, choice: 'mine' | 'theirs') => void;
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
  const { votes, stored, voting, clock, save, notify } = options;
  const autosave: Autosave<Ballot, RefusedCategory, ApiError> = createAutosave({
    policy: createVotingPolicy(
      voting,
      // After a failure, wait.
      () => !stored.isKept() && autosave.getState().phase !== 'failed',
    ),
    known: toKnownBallots(votes),
    stored,
    clock: () => clock().getTime(),
    isClosed: save === undefined,
    send: (request) =>
      answerSave(
        () => sendBallot(request, save),
        (failure) => explainFailure(failure, request.values),
      ),
    notify,
  });
  const findSnapshot = createSnapshotReader();
  let state = autosave.getState();
  let snapshot = findSnapshot(state);
  const changes = () => autosave.unsaved().length;
  return {
    subscribe: autosave.subscribe,
    getSnapshot: () => {
      if (state !== autosave.getState()) {
        state = autosave.getState();
        snapshot = findSnapshot(state);
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

const groupByCategory = (refused: readonly RefusedCategory[]) =>
  Object.fromEntries(refused.map((each) => [each.category, each]));

async function sendBallot(
  { revision, values }: SaveRequest<Ballot>,
  save: Save | undefined,
): Promise<VotingAnswer> {
  const wire: [string, (number | null)[]][] = [];
  for (const [category, ballot] of Object.entries(values)) wire.push([category, [...ballot]]);
  const answer = await save?.(revision, Object.fromEntries(wire));
  if (!answer) throw new ApiError(undefined, undefined);
  const { time, refused = [] } = answer;
  return {
    type: 'saved',
    revision: time,
    refused: groupByCategory(listRefusedCategories(refused)),
  };
}

function explainFailure(
  failure: ApiError,
  sent: SaveRequest<Ballot>['values'],
): VotingAnswer | undefined {
  const current = findStaleBallots(failure);
  if (current) return { type: 'stale', current: toKnownBallots(current), failure };
  const errors = failure.code === 'invalid' ? (failure.problem?.errors ?? []) : [];
  const wrong = listRefusedCategories(errors).filter(({ category }) =>
    Object.hasOwn(sent, category),
  );
  if (wrong.length === 0) return undefined;
  return { type: 'refused', reasons: groupByCategory(wrong), failure };
}

/** Decides which of two versions of a category to keep (BAL-15). */
const merge = (base: Ballot, mine: Ballot, theirs: Ballot) => {
  const [before, here, there] = [base, mine, theirs].map((ballot) => ({ ballot }));
  const { merged, conflicts } = mergeBallots(before ?? {}, here ?? {}, there ?? {});
  if (conflicts.length > 0) return 'conflict';
  return merged === here ? 'mine' : 'theirs';
};

/** How to compare and merge rankings. */
export const ballotPolicy = { empty: [] as Ballot, isSame: sameBallot, merge };

/** How to compare, merge and schedule rankings. */
const createVotingPolicy = (
  voting?: Period,
  isAtRisk?: () => boolean,
): Policy<Ballot, ApiError> => ({ ...ballotPolicy, ...createSaveTiming(voting, isAtRisk) });

/** The autosave state of a voter's ballot, by category. */
export type BallotState = AutosaveState<Ballot, RefusedCategory, ApiError>;

/** What a ballot page shows. Each change creates a new object. */
export interface BallotSnapshot {
  /** The rankings on the screen. */
  readonly ballots: Ballots;
  /** The rankings that the server is known to have. */
  readonly saved: Ballots;
  /** When each category was saved, as ISO instants. */
  readonly times: Readonly<Record<string, string>>;
  readonly phase: Phase;
  /** Why the last save failed. */
  readonly error: ApiError | null;
  /** The categories being sent. */
  readonly sending: readonly string[];
  /** The categories to send. */
  readonly unsaved: readonly string[];
  /** The categories changed both here and elsewhere. They aren't sent until the voter has chosen. */
  readonly conflicts: readonly BallotConflict[];
  /** The categories that the server refused. They wait for a change. */
  readonly refused: readonly RefusedCategory[];
}

type Entries = BallotState['entries'];

/** Returns the parts of a snapshot that depend on the entries only. */
const toSnapshotParts = (entries: Entries) => {
  const all = Object.entries(entries);
  const times = all.flatMap(([category, { savedAt }]) =>
    savedAt === null ? [] : [[category, savedAt] as const],
  );
  const saved = all.filter(([, entry]) => entry.savedAt !== null);
  return {
    ballots: Object.fromEntries(all.map(([category, { mine }]) => [category, mine])),
    saved: Object.fromEntries(saved.map(([category, entry]) => [category, entry.saved])),
    times: Object.fromEntries(times),
    conflicts: all
      .filter(([, entry]) => isOpen(entry))
      .map(([category, entry]) => ({ category, mine: entry.mine, theirs: entry.saved })),
    refused: all.flatMap(([, { refused }]) => refused ?? []),
  };
};

/** Returns a function that creates snapshots of states. Unchanged parts keep their identity. */
function createSnapshotReader(): (state: BallotState) => BallotSnapshot {
  let before: { entries: Entries; parts: ReturnType<typeof toSnapshotParts> } | undefined;
  return (state) => {
    const { entries, phase, error, inFlight } = state;
    if (before?.entries !== entries) before = { entries, parts: toSnapshotParts(entries) };
    return {
      ...before.parts,
      phase,
      error,
      sending: Object.keys(inFlight ?? {}),
      unsaved: sendableKeys(ballotPolicy, state),
    };
  };
}

/** Returns the snapshot of a read-only ballot with the saved votes. */
export const createSavedSnapshot = (votes: Votes): BallotSnapshot =>
  createSnapshotReader()(begin(createVotingPolicy(), toKnownBallots(votes), null));

/** Returns the saved rankings by category, and the time of the newest save. */
export const toKnownBallots = (votes: Votes): Known<Ballot> => ({
  revision: findNewestTime(votes),
  values: Object.fromEntries(
    Object.entries(votes).map(([category, { votes: ballot, time }]) => [
      category,
      { value: normalizeBallot(ballot), savedAt: time },
    ]),
  ),
});

/**
 * Returns the categories of a stored draft that the server lacks. A draft can be outdated if its save
 * completed after the page was left.
 */
export const listUnsavedCategories = (draft: Draft<Ballot>, votes: Votes): readonly string[] =>
  unsavedKeys(ballotPolicy, begin(createVotingPolicy(), toKnownBallots(votes), draft));

/** Returns the time of the newest save in any category, or null. */
const findNewestTime = (votes: Votes): string | null =>
  Object.values(votes)
    .map(({ time }) => time)
    .reduce<string | null>(
      (newest, time) => (newest === null || time > newest ? time : newest),
      null,
    );

const isStaleVotes = (problem: unknown): problem is StaleVotes =>
  typeof problem === 'object' && problem !== null && 'current' in problem;

/** A category that the server refused to save. */
export interface RefusedCategory {
  readonly category: string;
  /** The server's reason, if it gives a code. */
  readonly reason: FieldError['code'];
}

/** Returns the refused categories, each with its first reason, from the errors' pointers. */
const listRefusedCategories = (errors: readonly FieldError[]): readonly RefusedCategory[] => {
  const reasons = new Map<string, RefusedCategory['reason']>();
  for (const { pointer, code } of errors) {
    const category = /^\/body\/votes\/([^/]+)/.exec(pointer)?.[1];
    if (category !== undefined && !reasons.has(category)) reasons.set(category, code);
  }
  return [...reasons].map(([category, reason]) => ({ category, reason }));
};

/** Returns the server's ballots from a `stale_votes` error. */
const findStaleBallots = ({ code, problem }: ApiError): Votes | undefined =>
  code === 'stale_votes' && isStaleVotes(problem) ? problem.current : undefined;
