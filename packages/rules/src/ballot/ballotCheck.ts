import { BALLOT_SIZE, normalizeBallot, type Ballot } from './ballot.ts';

/** A reason to refuse a ballot; positions count from 0. */
export type BallotProblem =
  | { readonly kind: 'too_long'; readonly length: number; readonly size: number }
  | { readonly kind: 'duplicate'; readonly position: number; readonly id: number }
  | { readonly kind: 'unknown_finalist'; readonly position: number; readonly id: number };

/** Returns the entries that count: those before the first empty position (BAL-11). */
export const countedBallot = (ballot: Ballot): readonly number[] => {
  const counted: number[] = [];
  for (const entry of ballot) {
    if (entry === null || entry === 0) break;
    counted.push(entry);
  }
  return counted;
};

/** Returns the entries that do not count, because they are below an empty position, in their order (BAL-11). */
export const uncountedEntries = (ballot: Ballot): readonly number[] =>
  ballot
    .slice(countedBallot(ballot).length)
    .filter((entry): entry is number => entry !== null && entry !== 0);

/** Returns the unranked finalists in the printed order of the ballot (BAL-12). */
export const unrankedFinalists = (
  finalistIds: readonly number[],
  ballot: Ballot,
): readonly number[] => finalistIds.filter((id) => !ballot.includes(id));

/**
 * Returns every reason to refuse a ballot, in the order of its positions (BAL-13).
 *
 * @param allowedIds the category's finalists, No Award included
 * @returns an empty list for a valid ballot
 */
export const ballotProblems = (
  ballot: Ballot,
  allowedIds: readonly number[],
  size: number = BALLOT_SIZE,
): readonly BallotProblem[] => {
  const entries = normalizeBallot(ballot);
  const problems: BallotProblem[] = [];
  if (entries.length > size) problems.push({ kind: 'too_long', length: entries.length, size });
  for (const [position, id] of entries.entries()) {
    if (id === null) continue;
    if (!allowedIds.includes(id)) problems.push({ kind: 'unknown_finalist', position, id });
    if (entries.indexOf(id) < position) problems.push({ kind: 'duplicate', position, id });
  }
  return problems;
};
