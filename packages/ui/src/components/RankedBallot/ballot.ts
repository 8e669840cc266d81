import {
  closeGaps,
  countedBallot,
  isNoAward,
  moveOnBallot,
  NO_AWARD_ID,
  placeOnBallot,
  rankableFinalists,
  removeFromBallot,
  uncountedEntries,
  unrankedFinalists,
  withNoAward,
  type Ballot,
  type Finalist,
  type FinalistId,
} from '@conkit/rules';
import type { ReactNode } from 'react';
import type { RankedBallotMessages } from '../../locales/en/RankedBallot.gen.ts';

/** A ballot with ids of any kind. */
export type AnyBallot = Ballot<FinalistId>;

/** A finalist with an id of any kind. */
type AnyFinalist = Finalist<FinalistId>;

/** The messages about entries. The hints are only used where ranking is possible. */
type EntryWords = Pick<RankedBallotMessages, 'noAward' | 'replaced' | 'unknownEntry'> &
  Partial<Pick<RankedBallotMessages, 'noAwardHint' | 'unknownEntryHint'>>;

/** A page's additions to an entry's row. */
export interface EntryParts {
  /** Before the text: a cover, as an image with an empty `alt`. */
  readonly cover?: ReactNode;
  /** Replaces the title, for example with a link to the work. */
  readonly title?: ReactNode;
  /** Below the credit: a synopsis, links. */
  readonly details?: ReactNode;
}

/** The texts of a finalist, No Award, or an unknown id. */
export interface Entry {
  readonly id: FinalistId;
  readonly title: string;
  /** The credit, or the kind of entry. */
  readonly credit: string;
  /** Why the entry is no longer an ordinary finalist. Usually empty. */
  readonly note: string;
  readonly parts?: EntryParts | undefined;
}

/** The title of the "No award" entry. `null` if there is none, `undefined` for the one in the messages. */
export type NoAwardTitle = string | null | undefined;

/** Returns the finalists, with No Award last unless the award has none. */
const listRankable = (finalists: readonly AnyFinalist[], noAward: NoAwardTitle) =>
  noAward === null ? finalists : withNoAward(finalists);

/** Returns all entries of a category by id, in ballot order, No Award last. */
export const createEntries = (
  finalists: readonly AnyFinalist[],
  words: EntryWords,
  noAward?: NoAwardTitle,
  renderEntry?: (finalist: AnyFinalist) => EntryParts,
): ReadonlyMap<FinalistId, Entry> => {
  const titles = new Map(finalists.map(({ id, title }) => [id, title]));
  const createEntry = (finalist: AnyFinalist): Entry => {
    const { id, title, subtitle, replaced } = finalist;
    if (isNoAward(finalist)) {
      const own = id === NO_AWARD_ID ? words.noAward : title;
      return { id, title: noAward ?? own, credit: words.noAwardHint ?? '', note: '' };
    }
    const by = replaced?.by ? titles.get(replaced.by) : undefined;
    const note = replaced ? words.replaced({ on: replaced.on, by }) : '';
    return { id, title, credit: subtitle ?? '', note, parts: renderEntry?.(finalist) };
  };
  return new Map(
    listRankable(finalists, noAward).map((finalist) => [finalist.id, createEntry(finalist)]),
  );
};

/** Returns an id's entry. Ids that aren't among the finalists get an "unknown" entry, so that they stay visible. */
export const findEntry = (
  id: FinalistId,
  entries: ReadonlyMap<FinalistId, Entry>,
  words: EntryWords,
): Entry =>
  entries.get(id) ?? {
    id,
    title: words.unknownEntry({ id: String(id) }),
    credit: '',
    note: words.unknownEntryHint ?? '',
  };

/** Returns the ids that can still be ranked, in ballot order (BAL-12, BAL-16). */
export const listUnrankedIds = (
  finalists: readonly AnyFinalist[],
  ballot: AnyBallot,
  noAward?: NoAwardTitle,
): readonly FinalistId[] =>
  unrankedFinalists(
    listRankable(rankableFinalists(finalists), noAward).map(({ id }) => id),
    ballot,
  );

/** A position in the menu, and what choosing it would do. */
export interface PositionChoice {
  /** Starts at 0. */
  readonly position: number;
  /** The entry at this position now. */
  readonly holder: FinalistId | null;
  readonly isCurrent: boolean;
  /** Whether + would put an unranked entry here. */
  readonly isNextFree: boolean;
  /** Whether the entry would not count here because an empty position would be above it (BAL-11). */
  readonly leavesGap: boolean;
}

/** Returns the first free position, from 0; gaps come before the end. Undefined if all are taken. */
export const findNextFreePosition = (ballot: AnyBallot, size: number): number | undefined => {
  const gap = ballot.indexOf(null);
  if (gap !== -1) return gap;
  return ballot.length < size ? ballot.length : undefined;
};

/** Returns the positions for an entry's menu in order. For an unranked entry, the next free one comes first. */
export const listPositionChoices = (
  ballot: AnyBallot,
  id: FinalistId,
  size: number,
): readonly PositionChoice[] => {
  const next = ballot.includes(id) ? undefined : findNextFreePosition(ballot, size);
  const choices = Array.from({ length: size }, (_, position) => ({
    position,
    holder: ballot[position] ?? null,
    isCurrent: ballot[position] === id,
    isNextFree: position === next,
    leavesGap: uncountedEntries(placeOnBallot(ballot, id, position, size)).includes(id),
  }));
  return choices.toSorted((one, other) => Number(other.isNextFree) - Number(one.isNextFree));
};

/** A change of a ballot. Positions start at 0. */
export type BallotChange =
  | { readonly kind: 'place'; readonly id: FinalistId; readonly position: number }
  | { readonly kind: 'move'; readonly id: FinalistId; readonly position: number }
  | { readonly kind: 'remove'; readonly position: number }
  | { readonly kind: 'closeGaps' };

/** Returns the ballot after a change, or the same reference if nothing changed. */
export const applyChange = (ballot: AnyBallot, change: BallotChange, size: number): AnyBallot => {
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
  ballot: AnyBallot,
  getTitle: (id: FinalistId) => string,
  words: RankedBallotMessages,
): string => {
  const uncounted = uncountedEntries(ballot);
  if (uncounted.length === 0) return '';
  const positions = ballot.flatMap((id, position) => (id === null ? [position + 1] : []));
  return words.gap({
    count: positions.length,
    positions: positions.map(String),
    titles: uncounted.map(getTitle),
  });
};

/** Returns the announcement of a change. */
export const describeChange = (
  before: AnyBallot,
  change: BallotChange,
  after: AnyBallot,
  getTitle: (id: FinalistId) => string,
  words: RankedBallotMessages,
): string => {
  const gap = describeGap(after, getTitle, words);
  const newGap = gap === describeGap(before, getTitle, words) ? '' : gap;
  return [...describeStep(before, change, after, getTitle, words), newGap]
    .filter(Boolean)
    .join(' ');
};

const describeStep = (
  before: AnyBallot,
  change: BallotChange,
  after: AnyBallot,
  getTitle: (id: FinalistId) => string,
  words: RankedBallotMessages,
): string[] => {
  if (change.kind === 'closeGaps') return [words.gapClosed];
  if (change.kind === 'remove') {
    const id = before[change.position] ?? null;
    return [
      id === null
        ? words.emptyRemoved({ position: change.position + 1 })
        : words.removed({ title: getTitle(id) }),
    ];
  }
  const ordinal = words.ordinal({ position: after.indexOf(change.id) + 1 });
  const lost = before.filter((id) => id !== null && !after.includes(id));
  return [
    words.placed({ title: getTitle(change.id), ordinal, count: after.length }),
    ...lost.map((id) => (id === null ? '' : words.displaced({ title: getTitle(id) }))),
  ];
};

/** A focus target: an entry's rank button, ranked or not, or the element at a position. */
export type FocusTarget = { readonly id: FinalistId } | { readonly position: number };

/** Returns where to move the focus after a change. The first target on the screen is used. */
export const findFocusTargets = (
  before: AnyBallot,
  change: BallotChange,
): readonly FocusTarget[] => {
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
export const isCountedAt = (ballot: AnyBallot, position: number): boolean =>
  position < countedBallot(ballot).length;
