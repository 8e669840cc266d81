import {
  closeGaps,
  countedBallot,
  moveOnBallot,
  placeOnBallot,
  removeFromBallot,
  uncountedEntries,
  type Ballot,
} from '@conkit/rules';
import type { RankedBallotMessages } from './RankedBallot.messages.ts';

/** A change of a ballot. Positions start at 0. */
export type BallotChange =
  | { readonly kind: 'place'; readonly id: number; readonly position: number }
  | { readonly kind: 'move'; readonly id: number; readonly position: number }
  | { readonly kind: 'remove'; readonly position: number }
  | { readonly kind: 'closeGaps' };

/** Returns the ballot after a change, or the same reference if nothing changed. */
export const applyChange = (ballot: Ballot, change: BallotChange, size: number): Ballot => {
  switch (change.kind) {
    case 'place':
      return placeOnBallot(ballot, change.id, change.position, size);
    case 'move':
      return moveOnBallot(ballot, change.id, change.position, size);
    case 'remove':
      return removeFromBallot(ballot, change.position);
    case 'closeGaps':
      return closeGaps(ballot);
  }
};

/** Returns which entries would not count, or an empty text when all do. */
export const describeGap = (
  ballot: Ballot,
  titleOf: (id: number) => string,
  words: RankedBallotMessages,
): string => {
  const uncounted = uncountedEntries(ballot);
  if (uncounted.length === 0) return '';
  const positions = ballot.flatMap((id, position) => (id === null ? [position + 1] : []));
  return words.gap({ positions, titles: uncounted.map(titleOf) });
};

/** Returns the announcement of a change. */
export const describeChange = (
  before: Ballot,
  change: BallotChange,
  after: Ballot,
  titleOf: (id: number) => string,
  words: RankedBallotMessages,
): string => {
  const gap = describeGap(after, titleOf, words);
  const news = gap === describeGap(before, titleOf, words) ? '' : gap;
  const said = describeStep(before, change, after, titleOf, words);
  return [...said, news].filter(Boolean).join(' ');
};

const describeStep = (
  before: Ballot,
  change: BallotChange,
  after: Ballot,
  titleOf: (id: number) => string,
  words: RankedBallotMessages,
): string[] => {
  if (change.kind === 'closeGaps') return [words.gapClosed];
  if (change.kind === 'remove') {
    const id = before[change.position] ?? null;
    return [id === null ? words.emptyRemoved(change.position + 1) : words.removed(titleOf(id))];
  }
  const ordinal = words.ordinal(after.indexOf(change.id) + 1);
  const lost = before.filter((id) => id !== null && !after.includes(id));
  return [
    words.placed({ title: titleOf(change.id), ordinal, count: after.length }),
    ...lost.map((id) => (id === null ? '' : words.displaced(titleOf(id)))),
  ];
};

/** A focus target: an entry's rank button, ranked or not, or the element at a position. */
export type FocusTarget = { readonly id: number } | { readonly position: number };

/** Returns where to move the focus after a change. The first target on the screen is used. */
export const focusAfter = (before: Ballot, change: BallotChange): readonly FocusTarget[] => {
  if (change.kind === 'place' || change.kind === 'move') return [{ id: change.id }];
  if (change.kind === 'closeGaps') {
    const [first] = uncountedEntries(before);
    return first === undefined ? [] : [{ id: first }];
  }
  const id = before[change.position] ?? null;
  const neighbours = [{ position: change.position }, { position: change.position - 1 }];
  return id === null ? neighbours : [{ id }, ...neighbours];
};

/** Returns whether a position is above the first empty one (BAL-11). */
export const isCountedAt = (ballot: Ballot, position: number): boolean =>
  position < countedBallot(ballot).length;
