import { NO_AWARD_ID, type Ballot, type Finalist } from '@conkit/rules';
import type { BallotEntry, BallotValue } from './entries.ts';

/** Entries with numeric ids, as @conkit/ui needs them, and the mapping back. */
export interface NumberedEntries {
  readonly finalists: readonly Finalist[];
  /** The name of No Award; null without that entry. */
  readonly noAward: string | null;
  readonly idOf: (value: string) => number;
  readonly valueOf: (id: number) => string;
}

/**
 * Numbers the entries. Values that are numbers above 0 are kept. Values without an entry get a number too, so that
 * they are not lost.
 */
export function numberEntries(
  entries: readonly BallotEntry[],
  ranked: BallotValue,
): NumberedEntries {
  const award = entries.find(({ noAward }) => noAward);
  const ids = new Map<string, number>(award ? [[award.value, NO_AWARD_ID]] : []);
  for (const value of [...entries.map((entry) => entry.value), ...ranked]) {
    if (value === null || ids.has(value)) continue;
    ids.set(value, /^[1-9]\d{0,14}$/.test(value) ? Number(value) : NO_AWARD_ID - ids.size - 1);
  }
  const values = new Map([...ids].map(([value, id]) => [id, value]));
  const idOf = (value: string) => ids.get(value) ?? 0;
  return {
    finalists: entries
      .filter((entry) => entry !== award)
      .map(({ value, title, subtitle = null, replaced }) => ({
        id: idOf(value),
        title,
        subtitle,
        replaced: replaced
          ? { on: replaced.on, by: replaced.by ? (ids.get(replaced.by) ?? null) : null }
          : null,
      })),
    noAward: award ? award.title : null,
    idOf,
    valueOf: (id) => values.get(id) ?? String(id),
  };
}

/** Converts a ranking to numeric ids. */
export const numbered = (value: BallotValue, { idOf }: NumberedEntries): Ballot =>
  value.map((one) => (one === null ? null : idOf(one)));
