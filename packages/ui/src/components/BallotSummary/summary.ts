import { countedBallot, normalizeBallot, type Ballot, type Finalist } from '@conkit/rules';
import type { BallotSummaryMessages } from '../../locales/en/BallotSummary.gen.ts';
import {
  createEntries,
  findEntry,
  listUnrankedIds,
  type NoAwardTitle,
} from '../RankedBallot/ballot.ts';

/** The text of one ballot position. */
export interface SummaryLine {
  /** Starts at 1. */
  readonly position: number;
  readonly title: string;
  readonly credit: string;
  /** Why the entry is no longer an ordinary finalist. Usually empty. */
  readonly note: string;
  readonly isEmpty: boolean;
  /** Whether the position is above the first empty one (BAL-11). */
  readonly isCounted: boolean;
}

/** The text of a category's ballot: its positions in order and the titles of the unranked finalists. */
export interface BallotInWords {
  readonly lines: readonly SummaryLine[];
  readonly unranked: readonly string[];
}

type Words = Pick<BallotSummaryMessages, 'noEntry' | 'noAward' | 'replaced' | 'unknownEntry'>;

/**
 * Returns a ballot as text, for a review page, a printer or a text file.
 *
 * @param noAwardTitle The title of the "No award" entry; `null` if the award has none.
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
  const entries = createEntries(finalists, words, noAwardTitle);
  const empty = { title: noEntry, credit: '', note: '' };
  const lines = ballot.map((id, at) => {
    const isEmpty = id === null;
    const { title, credit, note } = isEmpty ? empty : findEntry(id, entries, words);
    return { position: at + 1, title, credit, note, isEmpty, isCounted: at < counted };
  });
  const unranked = listUnrankedIds(finalists, ballot, noAwardTitle).map(
    (id) => findEntry(id, entries, words).title,
  );
  return { lines, unranked };
};
