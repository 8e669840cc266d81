// Separate from `entries.ts`, whose types are published: these functions use types of another package.
import { type Ballot, type Finalist, NO_AWARD_ID } from '@conkit/rules';
import type { BallotEntry, BallotValue } from './entries.ts';

/** Entries with the numeric ids that @conkit/ui needs, and the mapping between ids and values. */
export interface NumberedEntries {
  readonly finalists: readonly Finalist[];
  /** The name of No Award; null without that entry. */
  readonly noAward: string | null;
  readonly getId: (value: string) => number;
  readonly getValue: (id: number) => string;
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
  const getId = (value: string) => ids.get(value) ?? 0;
  return {
    finalists: entries
      .filter((entry) => entry !== award)
      .map(({ value, title, subtitle = null, replaced }) => ({
        id: getId(value),
        title,
        subtitle,
        replaced: replaced
          ? { on: replaced.on, by: replaced.by ? (ids.get(replaced.by) ?? null) : null }
          : null,
      })),
    noAward: award ? award.title : null,
    getId,
    getValue: (id) => values.get(id) ?? String(id),
  };
}

/** Converts a ranking to numeric ids. */
export const toNumbers = (value: BallotValue, { getId }: NumberedEntries): Ballot =>
  value.map((one) => (one === null ? null : getId(one)));
