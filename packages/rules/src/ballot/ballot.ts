/** A ranked list, first choice first: at each position a finalist's id, or `null` for an empty position. */
export type Ballot = readonly (number | null)[];

/** The default number of positions on a ballot (BAL-1). */
export const BALLOT_SIZE = 7;

/** Removes empty positions at the end. Returns the same reference when there are none. */
const trim = (ballot: Ballot): Ballot => {
  const length = ballot.findLastIndex((entry) => entry !== null) + 1;
  return length === ballot.length ? ballot : ballot.slice(0, length);
};

/**
 * Normalises a ballot for storage and comparison: 0 becomes an empty position, and empty positions at the end
 * are removed (BAL-2).
 */
export const normalizeBallot = (ballot: Ballot): Ballot =>
  trim(ballot.includes(0) ? ballot.map((entry) => (entry === 0 ? null : entry)) : ballot);

/**
 * Removes an entry from its old position. Above the target it leaves an empty position, so that the target stays
 * where the voter sees it. Below the target the position closes up (BAL-3).
 */
const withoutEntry = (ballot: Ballot, id: number, target: number): Ballot => {
  const old = ballot.indexOf(id);
  if (old === -1) return ballot;
  return trim(old < target ? ballot.with(old, null) : ballot.toSpliced(old, 1));
};

/** Inserts the entry at a taken position, within `size` positions (BAL-5, BAL-6). */
const insertEntry = (ballot: Ballot, id: number, position: number, size: number): Ballot => {
  const inserted = ballot.toSpliced(position, 0, id);
  if (inserted.length <= size) return inserted;
  const below = inserted.indexOf(null, position);
  if (below !== -1) return inserted.toSpliced(below, 1);
  const above = ballot.lastIndexOf(null, position);
  if (above !== -1) return ballot.toSpliced(above, 1).toSpliced(position, 0, id);
  return inserted.slice(0, size);
};

/**
 * Places an entry at exactly the position that the voter chose (BAL-3, BAL-4, BAL-5, BAL-6, BAL-7).
 *
 * @param position counted from 0; a position outside the ballot's `size` changes nothing
 */
export const placeOnBallot = (
  ballot: Ballot,
  id: number,
  position: number,
  size: number = BALLOT_SIZE,
): Ballot => {
  if (!Number.isInteger(position) || position < 0 || position >= size) return ballot;
  if (ballot[position] === id) return ballot;
  const rest = withoutEntry(trim(ballot), id, position);
  const holder = rest[position] ?? null;
  if (holder !== null) return insertEntry(rest, id, position, size);
  const padding = Array.from({ length: Math.max(0, position + 1 - rest.length) }, () => null);
  return [...rest, ...padding].with(position, id);
};

/**
 * Removes a position, also an empty one, and closes it up (BAL-8).
 *
 * @param position counted from 0; a position after the last entry changes nothing
 */
export const removeFromBallot = (ballot: Ballot, position: number): Ballot => {
  if (!Number.isInteger(position) || position < 0 || position >= trim(ballot).length) return ballot;
  return trim(ballot.toSpliced(position, 1));
};

/**
 * Moves an entry by drag and drop: it is removed, then placed, which never makes a gap (BAL-9).
 *
 * @param position counted from 0; after the last entry it means the end of the list, a negative one changes nothing
 */
export const moveOnBallot = (
  ballot: Ballot,
  id: number,
  position: number,
  size: number = BALLOT_SIZE,
): Ballot => {
  if (!Number.isInteger(position) || position < 0 || ballot[position] === id) return ballot;
  const rest = removeFromBallot(trim(ballot), ballot.indexOf(id));
  const moved = placeOnBallot(rest, id, Math.min(position, rest.length, size - 1), size);
  return sameBallot(moved, ballot) ? ballot : moved;
};

/** Removes all empty positions and keeps the order of the entries (BAL-10). */
export const closeGaps = (ballot: Ballot): Ballot =>
  ballot.includes(null) ? ballot.filter((entry) => entry !== null) : ballot;

/** Returns whether two ballots are equal after normalisation (BAL-2). */
export const sameBallot = (one: Ballot, other: Ballot): boolean => {
  const [left, right] = [normalizeBallot(one), normalizeBallot(other)];
  return left.length === right.length && left.every((entry, at) => entry === right[at]);
};

/** A reason to refuse a ballot; positions start at 0. */
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
