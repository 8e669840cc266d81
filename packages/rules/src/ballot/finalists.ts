import type { Period } from '../calendar.ts';
import type { Ballot, FinalistId } from './ballot.ts';

/** A finalist of one category. `replaced` marks a finalist that left the ballot after voting had opened. */
export interface Finalist<Id extends FinalistId = number> {
  readonly id: Id;
  readonly title: string;
  readonly subtitle?: string | null;
  /**
   * Whether this is the No Award entry.
   *
   * @default false
   */
  readonly 'no-award'?: boolean;
  readonly replaced?: { readonly on: string; readonly by?: Id | null } | null;
}

/** A ranked finalist that is no longer on the ballot; `position` starts at 0. */
export interface ReplacedEntry {
  readonly position: number;
  readonly finalist: Finalist;
}

/** The id of the No Award entry (CAT-6). */
export const NO_AWARD_ID = -1;

/** The No Award entry, which some awards add to each category's finalists (CAT-6). */
export const NO_AWARD: Finalist<typeof NO_AWARD_ID> = {
  id: NO_AWARD_ID,
  'no-award': true,
  title: 'No award',
};

/** Returns whether a finalist is the No Award entry: by its id, or by its mark in an award with other ids (CAT-6). */
export const isNoAward = (finalist: Finalist<FinalistId>): boolean =>
  finalist.id === NO_AWARD_ID || finalist['no-award'] === true;

/** Adds the No Award entry after a category's finalists, unless it is already there (CAT-6). */
export const withNoAward = <Id extends FinalistId>(
  finalists: readonly Finalist<Id>[],
): readonly Finalist<Id | typeof NO_AWARD_ID>[] =>
  finalists.some(isNoAward) ? finalists : [...finalists, NO_AWARD];

/** Returns the finalists that can be ranked: those that were not replaced (BAL-16). */
export const rankableFinalists = <Id extends FinalistId>(
  finalists: readonly Finalist<Id>[],
): readonly Finalist<Id>[] =>
  finalists.some((finalist) => finalist.replaced)
    ? finalists.filter((finalist) => !finalist.replaced)
    : finalists;

/** Returns the ranked finalists that were replaced, to notify the voter. They keep their position (BAL-16). */
export const replacedEntries = (
  ballot: Ballot,
  finalists: readonly Finalist[],
): readonly ReplacedEntry[] =>
  ballot.flatMap((id, position) => {
    const finalist = finalists.find((candidate) => candidate.id === id);
    return finalist?.replaced ? [{ position, finalist }] : [];
  });

/**
 * Returns whether an award's finalists are public. Without an announcement time they are public when voting opens
 * (CAT-11).
 *
 * @param announced an instant, ISO 8601
 */
export const isAnnounced = (
  { announced, voting }: { readonly announced?: string | null; readonly voting?: Period | null },
  now: Date,
): boolean => {
  const from = announced ?? voting?.opens;
  return from != null && now >= new Date(from);
};
