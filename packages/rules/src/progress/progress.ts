import { type Ballot, countedBallot, uncountedEntries } from '../ballot/ballot.ts';
import {
  getAwardKey,
  ballotCategories,
  nominationCategories,
  type Category,
  type Finalists,
} from '../ballot/categories.ts';
import { closingTime, periodPhase, getUrgency, type Period } from '../calendar.ts';

/** A person's progress on one award page: a ballot, or nominations. */
export interface Progress {
  /** how many categories the page has */
  readonly categories: number;
  /** how many of them have entries that count */
  readonly done: number;
  /** the time of the newest save, ISO 8601; null without one */
  readonly saved: string | null;
}

/** The progress of nominations, with the number of works. */
export interface NominationsProgress extends Progress {
  readonly works: number;
}

/** The newest save of a category of a ballot. */
export interface SavedVotes {
  readonly time: string;
  readonly votes: Ballot;
}

/** The newest save of a category of nominations. */
export interface SavedWorks {
  readonly category: string;
  readonly time: string;
  /** how many works it names */
  readonly works: number;
}

const newest = (times: readonly string[]): string | null =>
  times.reduce<string | null>(
    (latest, time) => (latest !== null && Date.parse(latest) >= Date.parse(time) ? latest : time),
    null,
  );

/**
 * Returns the progress of a ballot: how many of the award's categories have entries that count, and when one was last
 * saved. Categories without finalists are ignored (PRG-1).
 */
export const ballotProgress = (
  saved: Readonly<Record<string, SavedVotes>>,
  finalists: Finalists,
  categories: readonly Category[],
  award: string,
): Progress => {
  const shown = ballotCategories(finalists, categories, award);
  const entries = shown.flatMap(({ key }) => {
    const entry = Object.hasOwn(saved, key) ? saved[key] : undefined;
    return entry ? [entry] : [];
  });
  return {
    categories: shown.length,
    done: entries.filter(({ votes }) => countedBallot(votes).length > 0).length,
    saved: newest(entries.map(({ time }) => time)),
  };
};

/** What keeps a ballot from counting as its voter may expect. */
export interface MissingVotes {
  /** whether no category of the award has an entry */
  readonly isEmpty: boolean;
  /** the categories in which an entry doesn't count because a position above it is empty, in ballot order */
  readonly gaps: readonly string[];
}

/** Returns what is missing in an award's ballot: all entries, or the entries above one that doesn't count (PRG-4). */
export const findMissingVotes = (
  saved: Readonly<Record<string, Pick<SavedVotes, 'votes'>>>,
  finalists: Finalists,
  categories: readonly Category[],
  award: string,
): MissingVotes => {
  const entries = ballotCategories(finalists, categories, award).map(({ key }) => ({
    key,
    votes: (Object.hasOwn(saved, key) ? saved[key]?.votes : undefined) ?? [],
  }));
  return {
    isEmpty: entries.every(({ votes }) => votes.length === 0),
    gaps: entries.filter(({ votes }) => uncountedEntries(votes).length > 0).map(({ key }) => key),
  };
};

/**
 * Returns the progress of nominations: how many works they name in how many of the award's categories, and when one
 * was last saved. Works in a category that is no longer on the page count too (PRG-2).
 */
export const nominationsProgress = (
  saved: readonly SavedWorks[],
  categories: readonly Category[],
  award: string,
): NominationsProgress => {
  const entries = saved.filter(({ category }) => getAwardKey(category, categories) === award);
  const done = entries.filter(({ works }) => works > 0);
  return {
    categories: nominationCategories(categories, award).length,
    done: done.length,
    works: done.reduce((sum, { works }) => sum + works, 0),
    saved: newest(entries.map(({ time }) => time)),
  };
};

/** An award page of one person of an account. */
export interface PersonsPage<Page extends string = string> {
  readonly personId: number;
  readonly page: Page;
  readonly period: Period;
  readonly progress: Progress;
}

/** The next step to suggest. */
export type NextStep<Page extends string = string> =
  | { readonly kind: 'invoice'; readonly id: number }
  | {
      readonly kind: 'continue' | 'start';
      readonly personId: number;
      readonly page: Page;
    };

/**
 * Returns the next step of an account: an award page that closes within a day; else an open invoice; else an award
 * page, begun ones before others, then by deadline. Closed and finished pages are never next. Equal pages keep the
 * account's order (PRG-3).
 *
 * @param invoices the ids of unpaid invoices, in their order
 * @param pages in the account's order
 */
export const nextStep = <Page extends string>(
  invoices: readonly number[],
  pages: readonly PersonsPage<Page>[],
  now: Date,
): NextStep<Page> | undefined => {
  const [invoice] = invoices;
  // Sorting is stable, so equal pages keep their order.
  const open = pages
    .filter(({ period, progress }) => periodPhase(period, now) === 'open' && !isFinished(progress))
    .toSorted((one, other) => closing(one) - closing(other));
  const urgent = open.find(({ period }) => getUrgency(period, now) !== 'calm');
  if (!urgent && invoice !== undefined) return { kind: 'invoice', id: invoice };
  const next = urgent ?? open.find(isBegun) ?? open[0];
  return (
    next && {
      kind: isBegun(next) ? 'continue' : 'start',
      personId: next.personId,
      page: next.page,
    }
  );
};

const closing = ({ period }: PersonsPage): number => closingTime(period).getTime();

const isBegun = ({ progress }: PersonsPage): boolean => progress.saved !== null;

const isFinished = ({ done, categories }: Progress): boolean => done >= categories;
