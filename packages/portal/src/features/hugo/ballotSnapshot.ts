import type { Votes } from '@conkit/api-client';
import { begin, isOpen, sendableKeys, type AutosaveState, type Phase } from '@conkit/drafts';
import type { Ballot, BallotConflict, Ballots } from '@conkit/rules';
import type { ApiError } from '../../api/problem.ts';
import { ballotPolicy, votingPolicy } from './ballotPolicy.ts';
import { knownVotes, type RefusedCategory } from './votes.ts';

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
const partsOf = (entries: Entries) => {
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
export function createSnapshots(): (state: BallotState) => BallotSnapshot {
  let before: { entries: Entries; parts: ReturnType<typeof partsOf> } | undefined;
  return (state) => {
    const { entries, phase, error, flight } = state;
    if (before?.entries !== entries) before = { entries, parts: partsOf(entries) };
    return {
      ...before.parts,
      phase,
      error,
      sending: Object.keys(flight ?? {}),
      unsaved: sendableKeys(ballotPolicy, state),
    };
  };
}

/** Returns the snapshot of a read-only ballot with the saved votes. */
export const savedSnapshot = (votes: Votes): BallotSnapshot =>
  createSnapshots()(begin(votingPolicy(undefined), knownVotes(votes), null));
