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
 * Normalises a ballot for storage and comparison: 0 becomes an empty position, and empty positions at the end go
 * (BAL-2).
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
 * @param position from 0; outside the ballot's `size` the ballot is returned unchanged
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
 * @param position from 0; after the last entry the ballot is returned unchanged
 */
export const removeFromBallot = (ballot: Ballot, position: number): Ballot => {
  if (!Number.isInteger(position) || position < 0 || position >= trim(ballot).length) return ballot;
  return trim(ballot.toSpliced(position, 1));
};

/**
 * Moves an entry by drag and drop: it is removed, then placed, which never makes a gap (BAL-9).
 *
 * @param position from 0; a position after the last entry is the end of the list, a negative one changes nothing
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
