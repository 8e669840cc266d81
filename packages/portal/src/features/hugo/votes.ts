import type { FieldError, StaleVotes, Votes } from '@conkit/api-client';
import type { Known } from '@conkit/drafts';
import { normalizeBallot, type Ballot } from '@conkit/rules';
import type { ApiError } from '../../api/problem.ts';

/** What the server has: the rankings by category, and the save that the next one follows. */
export const knownVotes = (votes: Votes): Known<Ballot> => ({
  revision: newestTime(votes),
  values: Object.fromEntries(
    Object.entries(votes).map(([category, { votes: ballot, time }]) => [
      category,
      { value: normalizeBallot(ballot), savedAt: time },
    ]),
  ),
});

/** The time of the newest save of any category; null before the first. */
const newestTime = (votes: Votes): string | null =>
  Object.values(votes)
    .map(({ time }) => time)
    .reduce<string | null>(
      (newest, time) => (newest === null || time > newest ? time : newest),
      null,
    );

const isStale = (problem: unknown): problem is StaleVotes =>
  typeof problem === 'object' && problem !== null && 'current' in problem;

/** A category that the server did not save. */
export interface RefusedCategory {
  readonly category: string;
  /** Why, where the server says so in a word. */
  readonly reason: FieldError['code'];
}

/** The categories that were refused, each with its first reason, from the pointers of the answer. */
export const refusedCategories = (errors: readonly FieldError[]): readonly RefusedCategory[] => {
  const reasons = new Map<string, RefusedCategory['reason']>();
  for (const { pointer, code } of errors) {
    const category = /^\/body\/votes\/([^/]+)/.exec(pointer)?.[1];
    if (category !== undefined && !reasons.has(category)) reasons.set(category, code);
  }
  return [...reasons].map(([category, reason]) => ({ category, reason }));
};

/** The ballot as it is on the server, from the answer to a save that did not follow it. */
export const staleBallots = ({ code, problem }: ApiError): Votes | undefined =>
  code === 'stale_votes' && isStale(problem) ? problem.current : undefined;
