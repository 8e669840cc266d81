import { placeOnBallot, uncountedEntries, type Ballot } from '@conkit/rules';

/** A line of the menu: what choosing a position would mean. */
export interface PositionChoice {
  /** From 0. */
  readonly position: number;
  /** The entry that is there now. */
  readonly holder: number | null;
  readonly isCurrent: boolean;
  /** The entry would not count there: an empty position would be above it (BAL-11). */
  readonly leavesGap: boolean;
}

/** The positions that an entry can be placed at, first to last. */
export const positionChoices = (
  ballot: Ballot,
  id: number,
  size: number,
): readonly PositionChoice[] =>
  Array.from({ length: size }, (_, position) => ({
    position,
    holder: ballot[position] ?? null,
    isCurrent: ballot[position] === id,
    leavesGap: uncountedEntries(placeOnBallot(ballot, id, position, size)).includes(id),
  }));
