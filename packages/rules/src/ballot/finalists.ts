import type { Period } from '../calendar.ts';
import type { Ballot } from './ballot.ts';

/** A finalist of one category. `replaced` marks one that left the ballot after voting had opened. */
export interface Finalist {
  readonly id: number;
  readonly title: string;
  readonly subtitle?: string | null;
  /**
   * Stands for no award.
   *
   * @default false
   */
  readonly 'no-award'?: boolean;
  readonly replaced?: { readonly on: string; readonly by?: number | null } | null;
}

/** A ranked finalist that is no longer on the ballot; `position` counts from 0. */
export interface ReplacedEntry {
  readonly position: number;
  readonly finalist: Finalist;
}

/** The id of the entry that votes for giving no award (CAT-6). */
export const NO_AWARD_ID = -1;

/** The entry that a category has beside its finalists where its award has No Award (CAT-6). */
export const NO_AWARD: Finalist = { id: NO_AWARD_ID, 'no-award': true, title: 'No award' };

/** Adds the No Award entry at the end of a category's finalists, unless it is there (CAT-6). */
export const withNoAward = (finalists: readonly Finalist[]): readonly Finalist[] =>
  finalists.some((finalist) => finalist.id === NO_AWARD_ID) ? finalists : [...finalists, NO_AWARD];

/** The finalists that can be ranked: those that were not replaced (BAL-16). */
export const rankableFinalists = (finalists: readonly Finalist[]): readonly Finalist[] =>
  finalists.some((finalist) => finalist.replaced)
    ? finalists.filter((finalist) => !finalist.replaced)
    : finalists;

/** The ranked entries that were replaced, so that their voter is told; they keep their place (BAL-16). */
export const replacedEntries = (
  ballot: Ballot,
  finalists: readonly Finalist[],
): readonly ReplacedEntry[] =>
  ballot.flatMap((id, position) => {
    const finalist = finalists.find((candidate) => candidate.id === id);
    return finalist?.replaced ? [{ position, finalist }] : [];
  });

/**
 * Finalists are told from the moment that their award announces them, and to nobody before; an award that says
 * nothing announces them when voting opens (CAT-11).
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
