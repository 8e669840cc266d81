import type { FieldError, StaleVotes, Votes } from '@conkit/api-client';
import type { Known } from '@conkit/drafts';
import { normalizeBallot, type Ballot } from '@conkit/rules';
import type { ApiError } from '../../api/problem.ts';

/** Returns the saved rankings by category, and the time of the newest save. */
export const knownVotes = (votes: Votes): Known<Ballot> => ({
  revision: newestTime(votes),
  values: Object.fromEntries(
    Object.entries(votes).map(([category, { votes: ballot, time }]) => [
      category,
      { value: normalizeBallot(ballot), savedAt: time },
    ]),
  ),
});

/** Returns the time of the newest save in any category, or null. */
const newestTime = (votes: Votes): string | null =>
  Object.values(votes)
    .map(({ time }) => time)
    .reduce<string | null>(
      (newest, time) => (newest === null || time > newest ? time : newest),
      null,
    );

const isStale = (problem: unknown): problem is StaleVotes =>
  typeof problem === 'object' && problem !== null && 'current' in problem;

/** A category that the server refused to save. */
export interface RefusedCategory {
  readonly category: string;
  /** The server's reason, if it gives a code. */
  readonly reason: FieldError['code'];
}

/** Returns the refused categories, each with its first reason, from the errors' pointers. */
export const refusedCategories = (errors: readonly FieldError[]): readonly RefusedCategory[] => {
  const reasons = new Map<string, RefusedCategory['reason']>();
  for (const { pointer, code } of errors) {
    const category = /^\/body\/votes\/([^/]+)/.exec(pointer)?.[1];
    if (category !== undefined && !reasons.has(category)) reasons.set(category, code);
  }
  return [...reasons].map(([category, reason]) => ({ category, reason }));
};

/** Returns the server's ballots from a `stale_votes` error. */
export const staleBallots = ({ code, problem }: ApiError): Votes | undefined =>
  code === 'stale_votes' && isStale(problem) ? problem.current : undefined;
