/** The id of a finalist. 0 and an empty text mean an empty position, so that no finalist can have them. */
export type FinalistId = string | number;

/** A ranked list, first choice first: at each position a finalist's id, or `null` for an empty position. */
export type Ballot<Id extends FinalistId = number> = readonly (Id | null)[];

/** The default number of positions on a ballot (BAL-1). */
export const BALLOT_SIZE = 7;

/** Removes empty positions at the end. Returns the same reference when there are none. */
const trim = <Id extends FinalistId>(ballot: Ballot<Id>): Ballot<Id> => {
  const length = ballot.findLastIndex((entry) => entry !== null) + 1;
  return length === ballot.length ? ballot : ballot.slice(0, length);
};

/** Returns whether a position has an entry. */
const hasEntry = <Id extends FinalistId>(entry: Id | null): entry is Id =>
  entry !== null && entry !== 0 && entry !== '';

/**
 * Normalises a ballot for storage and comparison: 0 and empty texts become empty positions, and empty positions at the
 * end are removed (BAL-2).
 */
export const normalizeBallot = <Id extends FinalistId>(ballot: Ballot<Id>): Ballot<Id> => {
  const isNormal = ballot.every((entry) => entry === null || hasEntry(entry));
  return trim(isNormal ? ballot : ballot.map((entry) => (hasEntry(entry) ? entry : null)));
};

/**
 * Removes an entry from its old position. Above the target it leaves an empty position, so that the target stays
 * where the voter sees it. Below the target the position closes up (BAL-3).
 */
const withoutEntry = <Id extends FinalistId>(
  ballot: Ballot<Id>,
  id: Id,
  target: number,
): Ballot<Id> => {
  const old = ballot.indexOf(id);
  if (old === -1) return ballot;
  return trim(old < target ? ballot.with(old, null) : ballot.toSpliced(old, 1));
};

/** Inserts the entry at a taken position, within `size` positions (BAL-5, BAL-6). */
const insertEntry = <Id extends FinalistId>(
  ballot: Ballot<Id>,
  id: Id,
  position: number,
  size: number,
): Ballot<Id> => {
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
export const placeOnBallot = <Id extends FinalistId>(
  ballot: Ballot<Id>,
  id: Id,
  position: number,
  size: number = BALLOT_SIZE,
): Ballot<Id> => {
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
export const removeFromBallot = <Id extends FinalistId>(
  ballot: Ballot<Id>,
  position: number,
): Ballot<Id> => {
  if (!Number.isInteger(position) || position < 0 || position >= trim(ballot).length) return ballot;
  return trim(ballot.toSpliced(position, 1));
};

/**
 * Moves an entry by drag and drop: it is removed, then placed, which never makes a gap (BAL-9).
 *
 * @param position counted from 0; after the last entry it means the end of the list, a negative one changes nothing
 */
export const moveOnBallot = <Id extends FinalistId>(
  ballot: Ballot<Id>,
  id: Id,
  position: number,
  size: number = BALLOT_SIZE,
): Ballot<Id> => {
  if (!Number.isInteger(position) || position < 0 || ballot[position] === id) return ballot;
  const rest = removeFromBallot(trim(ballot), ballot.indexOf(id));
  const moved = placeOnBallot(rest, id, Math.min(position, rest.length, size - 1), size);
  return sameBallot(moved, ballot) ? ballot : moved;
};

/** Removes all empty positions and keeps the order of the entries (BAL-10). */
export const closeGaps = <Id extends FinalistId>(ballot: Ballot<Id>): Ballot<Id> =>
  ballot.includes(null) ? ballot.filter((entry) => entry !== null) : ballot;

/** Returns whether two ballots are equal after normalisation (BAL-2). */
export const sameBallot = (one: Ballot<FinalistId>, other: Ballot<FinalistId>): boolean => {
  const [left, right] = [normalizeBallot(one), normalizeBallot(other)];
  return left.length === right.length && left.every((entry, at) => entry === right[at]);
};

/**
 * Returns what a form sends by the ballot's name: a value for each position, first choice first, empty for an empty
 * position. An empty ballot sends nothing.
 */
export const toFormValues = (ballot: Ballot<FinalistId>): readonly string[] =>
  normalizeBallot(ballot).map((id) => String(id ?? ''));

/** A reason to refuse a ballot; positions start at 0. */
export type BallotProblem =
  | { readonly kind: 'too_long'; readonly length: number; readonly size: number }
  | { readonly kind: 'duplicate'; readonly position: number; readonly id: number }
  | { readonly kind: 'unknown_finalist'; readonly position: number; readonly id: number };

/** Returns the entries that count: those before the first empty position (BAL-11). */
export const countedBallot = <Id extends FinalistId>(ballot: Ballot<Id>): readonly Id[] => {
  const counted: Id[] = [];
  for (const entry of ballot) {
    if (!hasEntry(entry)) break;
    counted.push(entry);
  }
  return counted;
};

/** Returns the entries that do not count, because they are below an empty position, in their order (BAL-11). */
export const uncountedEntries = <Id extends FinalistId>(ballot: Ballot<Id>): readonly Id[] =>
  ballot.slice(countedBallot(ballot).length).filter(hasEntry);

/** Returns the unranked finalists in the printed order of the ballot (BAL-12). */
export const unrankedFinalists = <Id extends FinalistId>(
  finalistIds: readonly Id[],
  ballot: Ballot<Id>,
): readonly Id[] => finalistIds.filter((id) => !ballot.includes(id));

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
