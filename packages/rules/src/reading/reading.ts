import { normalizeBallot, type Ballot } from '../ballot/ballot.ts';
import { NO_AWARD_ID, rankableFinalists, type Finalist } from '../ballot/finalists.ts';
import { closingTime, endOfDayEverywhere, type Period } from '../calendar.ts';

/** How far a member is with a finalist. */
export type ReadingStatus = 'not_read' | 'reading' | 'read';

/** What a member keeps about one finalist. */
export interface ReadingEntry {
  readonly status: ReadingStatus;
  /** A private note, empty without one. */
  readonly note: string;
}

/** A member's entries, by the id of the finalist. */
export type Reading = Readonly<Record<string, ReadingEntry>>;

/** How many finalists are read. */
export interface ReadingProgress {
  readonly read: number;
  readonly total: number;
}

/** Which finalists a reading list shows. */
export type ReadingFilter = 'all' | ReadingStatus;

/** The order of a reading list. */
export type ReadingOrder = 'ballot' | 'title' | 'status';

/** The entry of a finalist that the member has not touched (REA-1). */
export const NOTHING_READ: ReadingEntry = { status: 'not_read', note: '' };

/** The longest note that an account keeps, in characters (REA-2). */
export const MAX_NOTE_LENGTH = 2000;

/** For how many days after the results an account keeps a reading list by default (REA-4). */
export const READING_DAYS = 90;

/** Returns the entry of a finalist (REA-1). */
export const getReading = (reading: Reading, id: number | string): ReadingEntry =>
  (Object.hasOwn(reading, id) ? reading[id] : undefined) ?? NOTHING_READ;

/** Returns whether two entries have the same status and note (REA-1). */
export const isSameReading = (one: ReadingEntry, other: ReadingEntry): boolean =>
  one.status === other.status && one.note === other.note;

/** Returns whether a note is too long for the account (REA-2). */
export const isNoteTooLong = (note: string): boolean =>
  // Some characters, such as emoji, have a length of two. The API counts each as one character.
  note.length > MAX_NOTE_LENGTH && Array.from(note).length > MAX_NOTE_LENGTH;

/** Returns a note that contains both notes (REA-3). */
const joinNotes = (newer: string, older: string): string => {
  if (newer.includes(older)) return newer;
  return older.includes(newer) ? older : `${newer}\n\n${older}`;
};

/**
 * Combines two versions of an entry that were changed apart: the newer status, unless it is *not read*, and both
 * notes (REA-3).
 */
export const joinReadings = (newer: ReadingEntry, older: ReadingEntry): ReadingEntry => ({
  status: newer.status === 'not_read' ? older.status : newer.status,
  note: joinNotes(newer.note, older.note),
});

/** Combines two reading lists of one person (REA-3). */
export const joinReadingLists = (newer: Reading, older: Reading): Reading => ({
  ...older,
  ...Object.fromEntries(
    Object.entries(newer).map(([id, entry]) => [
      id,
      Object.hasOwn(older, id) ? joinReadings(entry, getReading(older, id)) : entry,
    ]),
  ),
});

const DAY_MS = 86_400_000;

/**
 * Returns when accounts stop keeping reading lists: 90 days after the last ceremony day or the last end of voting,
 * whichever is later (REA-4).
 *
 * @param awards the awards; those without a vote are ignored
 * @param days for how many days accounts keep them
 * @returns null without an award that has a vote
 */
export function getReadingEnd(
  awards: readonly {
    readonly ceremony?: string | undefined;
    readonly voting?: Period | undefined;
  }[],
  days = READING_DAYS,
): Date | null {
  const results = awards.flatMap(({ ceremony, voting }) =>
    voting
      ? [
          closingTime(voting).getTime(),
          ...(ceremony === undefined ? [] : [endOfDayEverywhere(ceremony).getTime()]),
        ]
      : [],
  );
  return results.length === 0 ? null : new Date(Math.max(...results) + days * DAY_MS);
}

/** Returns how many of the finalists that are still on the ballot are read (REA-5). */
export function getReadingProgress(
  finalists: readonly Finalist[],
  reading: Reading,
): ReadingProgress {
  const listed = rankableFinalists(finalists);
  const read = listed.filter(({ id }) => getReading(reading, id).status === 'read');
  return { read: read.length, total: listed.length };
}

const STATUS_ORDER: readonly ReadingStatus[] = ['reading', 'not_read', 'read'];

/**
 * Returns the finalists that a reading list shows. Sorted by status, those being read come first and those read
 * last (REA-6).
 *
 * @param compareTitles compares two titles in the reader's language
 */
export function listReading(
  finalists: readonly Finalist[],
  reading: Reading,
  { filter, order }: { readonly filter: ReadingFilter; readonly order: ReadingOrder },
  compareTitles: (one: string, other: string) => number,
): readonly Finalist[] {
  const getStatus = ({ id }: Finalist) => getReading(reading, id).status;
  const shown = rankableFinalists(finalists).filter(
    (finalist) => filter === 'all' || getStatus(finalist) === filter,
  );
  if (order === 'ballot') return shown;
  if (order === 'title') return shown.toSorted((a, b) => compareTitles(a.title, b.title));
  const getOrder = (finalist: Finalist) => STATUS_ORDER.indexOf(getStatus(finalist));
  return shown.toSorted((a, b) => getOrder(a) - getOrder(b));
}

/**
 * Adds finalists to a ranking, in the order of the ballot: after the last ranked one, but before No Award at the end.
 * Ranked entries keep their order, and none is removed or added twice. Finalists without a free position are left out
 * (REA-7).
 *
 * @param ids the finalists to add
 */
export function rankRead(
  ballot: Ballot,
  finalists: readonly Finalist[],
  ids: readonly number[],
  size: number,
): Ballot {
  const ranked = normalizeBallot(ballot);
  const added = rankableFinalists(finalists)
    .map(({ id }) => id)
    .filter((id) => ids.includes(id) && !ranked.includes(id))
    .slice(0, Math.max(0, size - ranked.length));
  const end = ranked.at(-1) === NO_AWARD_ID ? ranked.length - 1 : ranked.length;
  return added.length === 0 ? ballot : ranked.toSpliced(end, 0, ...added);
}
