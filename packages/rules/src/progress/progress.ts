import type { Ballot } from '../ballot/ballot.ts';
import { countedBallot } from '../ballot/ballotCheck.ts';
import {
  awardOf,
  ballotCategories,
  nominationCategories,
  type Category,
  type Finalists,
} from '../ballot/categories.ts';

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

/**
 * Returns the progress of nominations: how many works they name in how many of the award's categories, and when one
 * was last saved. Works in a category that is no longer on the page count too (PRG-2).
 */
export const nominationsProgress = (
  saved: readonly SavedWorks[],
  categories: readonly Category[],
  award: string,
): NominationsProgress => {
  const entries = saved.filter(({ category }) => awardOf(category, categories) === award);
  const done = entries.filter(({ works }) => works > 0);
  return {
    categories: nominationCategories(categories, award).length,
    done: done.length,
    works: done.reduce((sum, { works }) => sum + works, 0),
    saved: newest(entries.map(({ time }) => time)),
  };
};
