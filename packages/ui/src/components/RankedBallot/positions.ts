import { placeOnBallot, uncountedEntries, type Ballot } from '@conkit/rules';

/** A position in the menu, and what choosing it would do. */
export interface PositionChoice {
  /** Starts at 0. */
  readonly position: number;
  /** The entry at this position now. */
  readonly holder: number | null;
  readonly isCurrent: boolean;
  /** Whether + would put an unranked entry here. */
  readonly isNextFree: boolean;
  /** Whether the entry would not count here because an empty position would be above it (BAL-11). */
  readonly leavesGap: boolean;
}

/** Returns the first free position, from 0; gaps come before the end. Undefined if all are taken. */
export const nextFreePosition = (ballot: Ballot, size: number): number | undefined => {
  const gap = ballot.indexOf(null);
  if (gap !== -1) return gap;
  return ballot.length < size ? ballot.length : undefined;
};

/** Returns the positions for an entry's menu in order. For an unranked entry, the next free one comes first. */
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
