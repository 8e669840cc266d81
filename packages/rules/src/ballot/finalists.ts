import type { Period } from '../calendar.ts';
import type { Ballot } from './ballot.ts';

/** A finalist of one category. `replaced` marks a finalist that left the ballot after voting had opened. */
export interface Finalist {
  readonly id: number;
  readonly title: string;
  readonly subtitle?: string | null;
  /**
   * Whether this is the No Award entry.
   *
   * @default false
   */
  readonly 'no-award'?: boolean;
  readonly replaced?: { readonly on: string; readonly by?: number | null } | null;
}

/** A ranked finalist that is no longer on the ballot; `position` starts at 0. */
export interface ReplacedEntry {
  readonly position: number;
  readonly finalist: Finalist;
}

/** The id of the No Award entry (CAT-6). */
export const NO_AWARD_ID = -1;

/** The No Award entry, which some awards add to each category's finalists (CAT-6). */
export const NO_AWARD: Finalist = { id: NO_AWARD_ID, 'no-award': true, title: 'No award' };

/** Adds the No Award entry after a category's finalists, unless it is already there (CAT-6). */
export const withNoAward = (finalists: readonly Finalist[]): readonly Finalist[] =>
  finalists.some((finalist) => finalist.id === NO_AWARD_ID) ? finalists : [...finalists, NO_AWARD];

/** Returns the finalists that can be ranked: those that were not replaced (BAL-16). */
export const rankableFinalists = (finalists: readonly Finalist[]): readonly Finalist[] =>
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
