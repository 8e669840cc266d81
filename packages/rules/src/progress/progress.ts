import type { Ballot } from '../ballot/ballot.ts';
import { countedBallot } from '../ballot/ballotCheck.ts';
import {
  awardOf,
  ballotCategories,
  nominationCategories,
  type Category,
  type Finalists,
} from '../ballot/categories.ts';

/** How somebody stands with one page of an award: a ballot, or nominations. */
export interface Progress {
  /** how many categories the page has */
  readonly categories: number;
  /** in how many of them something counts */
  readonly done: number;
  /** the instant of the newest save of one of them, ISO 8601; null without any */
  readonly saved: string | null;
}

/** Nominations, with how many works they name. */
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
 * Of a ballot it is told in how many of its award's categories something counts, and when one of them was
 * saved last; a category without finalists is none (PRG-1).
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
 * Of nominations it is told how many works they name in how many of their award's categories, and when one
 * of them was saved last; what is saved in a category that is no longer on the page is there all the
 * same (PRG-2).
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
