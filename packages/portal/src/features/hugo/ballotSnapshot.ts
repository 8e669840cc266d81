import type { Votes } from '@conkit/api-client';
import { begin, isOpen, sendableKeys, type AutosaveState, type Phase } from '@conkit/drafts';
import type { Ballot, BallotConflict, Ballots } from '@conkit/rules';
import type { ApiError } from '../../api/problem.ts';
import { ballotPolicy, votingPolicy } from './ballotPolicy.ts';
import { knownVotes, type RefusedCategory } from './votes.ts';

/** A voter's ballot as the state machine knows it, by category. */
export type BallotState = AutosaveState<Ballot, RefusedCategory, ApiError>;

/** What a ballot page shows; a new object after every change. */
export interface BallotSnapshot {
  /** What is on the screen. */
  readonly ballots: Ballots;
  /** What the server is known to have. */
  readonly saved: Ballots;
  /** When each category was saved, as ISO instants. */
  readonly times: Readonly<Record<string, string>>;
  readonly phase: Phase;
  /** Why the last save failed. */
  readonly error: ApiError | null;
  /** The categories that are being sent. */
  readonly sending: readonly string[];
  /** The categories that are to be sent. */
  readonly unsaved: readonly string[];
  /** The categories that were changed here and elsewhere; none of them is sent before the voter chose. */
  readonly conflicts: readonly BallotConflict[];
  /** The categories that the server did not accept as they are; they wait for a change. */
  readonly refused: readonly RefusedCategory[];
}

type Entries = BallotState['entries'];

/** What of a snapshot the entries alone decide. */
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

/** Makes snapshots of states; what did not change from one to the next stays the same object. */
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

/** The snapshot of a ballot that nobody changes here: it is as the server has it. */
export const savedSnapshot = (votes: Votes): BallotSnapshot =>
  createSnapshots()(begin(votingPolicy(undefined), knownVotes(votes), null));
