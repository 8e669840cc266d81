import {
  NO_AWARD_ID,
  rankableFinalists,
  unrankedFinalists,
  withNoAward,
  type Ballot,
  type Finalist,
} from '@conkit/rules';
import type { ReactNode } from 'react';
import type { RankedBallotMessages } from './RankedBallot.messages.ts';

/** What entries are called. Their hints are for where one ranks. */
type EntryWords = Pick<RankedBallotMessages, 'noAward' | 'replaced' | 'unknownEntry'> &
  Partial<Pick<RankedBallotMessages, 'noAwardHint' | 'unknownEntryHint'>>;

/** What stands in an entry's row beside, or in the place of, what is known of a finalist. */
export interface EntryParts {
  /** Before the text: a cover, as an image with an empty `alt`. */
  readonly cover?: ReactNode;
  /** In the place of the title, such as a link to the work. */
  readonly title?: ReactNode;
  /** Below the credit: a synopsis, links. */
  readonly details?: ReactNode;
}

/** What is said about a finalist, No Award, or an id that nobody knows. */
export interface Entry {
  readonly id: number;
  readonly title: string;
  /** The credit, or what this entry is. */
  readonly credit: string;
  /** Why the entry is not an ordinary one any more; empty for nearly all. */
  readonly note: string;
  readonly parts?: EntryParts | undefined;
}

/** What the entry that votes for giving no award is called; null where there is none, undefined as the words call it. */
export type NoAwardTitle = string | null | undefined;

/** What stands for election, No Award last where it does. */
const standing = (finalists: readonly Finalist[], noAward: NoAwardTitle) =>
  noAward === null ? finalists : withNoAward(finalists);

/** All entries of a category by id, in ballot order, No Award last. */
export const ballotEntries = (
  finalists: readonly Finalist[],
  words: EntryWords,
  noAward?: NoAwardTitle,
  renderEntry?: (finalist: Finalist) => EntryParts,
): ReadonlyMap<number, Entry> => {
  const titles = new Map(finalists.map(({ id, title }) => [id, title]));
  const entryOf = (finalist: Finalist): Entry => {
    const { id, title, subtitle, replaced } = finalist;
    if (id === NO_AWARD_ID) {
      return { id, title: noAward ?? words.noAward, credit: words.noAwardHint ?? '', note: '' };
    }
    const by = replaced?.by ? titles.get(replaced.by) : undefined;
    const note = replaced ? words.replaced({ on: replaced.on, by }) : '';
    return { id, title, credit: subtitle ?? '', note, parts: renderEntry?.(finalist) };
  };
  return new Map(standing(finalists, noAward).map((finalist) => [finalist.id, entryOf(finalist)]));
};

/** The entry of an id; one that is not among the finalists is shown as unknown, never hidden. */
export const entryFor = (
  id: number,
  entries: ReadonlyMap<number, Entry>,
  words: EntryWords,
): Entry =>
  entries.get(id) ?? {
    id,
    title: words.unknownEntry(id),
    credit: '',
    note: words.unknownEntryHint ?? '',
  };

/** The ids below the ranked list: what can still be ranked, in ballot order (BAL-12, BAL-16). */
export const unrankedIds = (
  finalists: readonly Finalist[],
  ballot: Ballot,
  noAward?: NoAwardTitle,
): readonly number[] =>
  unrankedFinalists(
    standing(rankableFinalists(finalists), noAward).map(({ id }) => id),
    ballot,
  );
