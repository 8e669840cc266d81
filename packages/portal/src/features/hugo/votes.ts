import type { StaleVotes, Votes } from '@conkit/api-client';
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

/** The categories that a save was refused for, from the pointers of the answer. */
export const refusedCategories = ({ code, problem }: ApiError): readonly string[] => {
  if (code !== 'invalid') return [];
  const pointers = (problem?.errors ?? []).map(({ pointer }) => pointer);
  const found = pointers.map((pointer) => /^\/body\/votes\/([^/]+)/.exec(pointer)?.[1]);
  return [...new Set(found.filter((category) => category !== undefined))];
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
