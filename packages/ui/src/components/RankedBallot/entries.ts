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
  readonly id: number;
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
const standing = (finalists: readonly Finalist[], noAward: NoAwardTitle) =>
  noAward === null ? finalists : withNoAward(finalists);

/** Returns all entries of a category by id, in ballot order, No Award last. */
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

/** Returns an id's entry. Ids that aren't among the finalists get an "unknown" entry, so that they stay visible. */
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

/** Returns the ids that can still be ranked, in ballot order (BAL-12, BAL-16). */
export const unrankedIds = (
  finalists: readonly Finalist[],
  ballot: Ballot,
  noAward?: NoAwardTitle,
): readonly number[] =>
  unrankedFinalists(
    standing(rankableFinalists(finalists), noAward).map(({ id }) => id),
    ballot,
  );
