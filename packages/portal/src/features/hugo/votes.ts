import type { FieldError, StaleVotes, Votes } from '@conkit/api-client';
import { normalizeBallot, sameBallot, type Ballot, type Ballots } from '@conkit/rules';
import type { ApiError } from '../../api/problem.ts';

/** The saved rankings by category. */
export const ballotsOf = (votes: Votes): Ballots =>
  Object.fromEntries(
    Object.entries(votes).map(([category, { votes: ballot }]) => [
      category,
      normalizeBallot(ballot),
    ]),
  );

/** When each category was saved, as ISO instants. */
export const timesOf = (votes: Votes): Record<string, string> =>
  Object.fromEntries(Object.entries(votes).map(([category, { time }]) => [category, time]));

/** The time of the newest save of any category, which the next save follows; null before the first. */
export const newestTime = (votes: Votes): string | null =>
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

/** The versions of each category that were sent without an answer: the server may have any of them. */
export type SentBallots = Readonly<Record<string, readonly Ballot[]>>;

/** Adds what is being sent. */
export const withSent = (sent: SentBallots, ballots: Ballots): SentBallots => ({
  ...sent,
  ...Object.fromEntries(
    Object.entries(ballots).map(([category, ballot]) => [
      category,
      [...(sent[category] ?? []).filter((other) => !sameBallot(other, ballot)), ballot],
    ]),
  ),
});

/**
 * What this voter's changes began from. Where the server has a version that was sent from here, and whose
 * answer was lost, that is no change of somebody else's.
 */
export const knownBase = (base: Ballots, sent: SentBallots, theirs: Ballots): Ballots => {
  const arrived = Object.entries(sent).flatMap(([category, versions]) => {
    const saved = theirs[category] ?? [];
    return versions.some((version) => sameBallot(version, saved))
      ? [[category, saved] as const]
      : [];
  });
  return { ...base, ...Object.fromEntries(arrived) };
};
