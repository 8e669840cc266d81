import { placeOnBallot, uncountedEntries, type Ballot } from '@conkit/rules';

/** A line of the menu: what choosing a position would mean. */
export interface PositionChoice {
  /** From 0. */
  readonly position: number;
  /** The entry that is there now. */
  readonly holder: number | null;
  readonly isCurrent: boolean;
  /** Where an entry that is not ranked would go by itself. */
  readonly isNextFree: boolean;
  /** The entry would not count there: an empty position would be above it (BAL-11). */
  readonly leavesGap: boolean;
}

/** The first free position, from 0, gaps before the end; undefined where all are taken. */
export const nextFreePosition = (ballot: Ballot, size: number): number | undefined => {
  const gap = ballot.indexOf(null);
  if (gap !== -1) return gap;
  return ballot.length < size ? ballot.length : undefined;
};

/** The positions that an entry can be placed at: of one that is not ranked the next free one, then first to last. */
export const positionChoices = (
  ballot: Ballot,
  id: number,
  size: number,
): readonly PositionChoice[] => {
  const next = ballot.includes(id) ? undefined : nextFreePosition(ballot, size);
  const choices = Array.from({ length: size }, (_, position) => ({
    position,
    holder: ballot[position] ?? null,
    isCurrent: ballot[position] === id,
    isNextFree: position === next,
    leavesGap: uncountedEntries(placeOnBallot(ballot, id, position, size)).includes(id),
  }));
  return choices.toSorted((one, other) => Number(other.isNextFree) - Number(one.isNextFree));
};
