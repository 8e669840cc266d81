import { countedBallot, normalizeBallot, type Ballot, type Finalist } from '@conkit/rules';
import {
  ballotEntries,
  entryFor,
  unrankedIds,
  type NoAwardTitle,
} from '../RankedBallot/entries.ts';
import type { BallotSummaryMessages } from './BallotSummary.messages.ts';

/** One position of a ballot in words. */
export interface SummaryLine {
  /** From 1. */
  readonly position: number;
  readonly title: string;
  readonly credit: string;
  /** Why the entry is not an ordinary one any more; empty for nearly all. */
  readonly note: string;
  /** The position is empty. */
  readonly isEmpty: boolean;
  /** Whether it is above the first empty position (BAL-11). */
  readonly isCounted: boolean;
}

/** A category's ballot in words: its positions in order, and the titles of what has none. */
export interface BallotInWords {
  readonly lines: readonly SummaryLine[];
  readonly unranked: readonly string[];
}

type Words = Pick<BallotSummaryMessages, 'noEntry' | 'noAward' | 'replaced' | 'unknownEntry'>;

/**
 * Puts a ballot into words, for a review, a printer or a text file.
 *
 * @param noAwardTitle what No Award is called; null where it does not stand
 */
export const ballotInWords = (
  finalists: readonly Finalist[],
  value: Ballot,
  { noEntry, noAward, replaced, unknownEntry }: Words,
  noAwardTitle?: NoAwardTitle,
): BallotInWords => {
  const words = { noAward, replaced, unknownEntry };
  const ballot = normalizeBallot(value);
  const counted = countedBallot(ballot).length;
  const entries = ballotEntries(finalists, words, noAwardTitle);
  const empty = { title: noEntry, credit: '', note: '' };
  const lines = ballot.map((id, at) => {
    const isEmpty = id === null;
    const { title, credit, note } = isEmpty ? empty : entryFor(id, entries, words);
    return { position: at + 1, title, credit, note, isEmpty, isCounted: at < counted };
  });
  const unranked = unrankedIds(finalists, ballot, noAwardTitle).map(
    (id) => entryFor(id, entries, words).title,
  );
  return { lines, unranked };
};
