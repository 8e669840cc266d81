import type { Ballots } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** How a save came, when the voter did not make it. */
export type Entered = 'paper' | 'restored';

/** A person's ballot as one save left it, without what is on it. */
export interface BallotVersion {
  readonly time: Date;
  /** How many places were taken on the whole ballot. */
  readonly entries: number;
  /** Null for the voter's own save. */
  readonly entered: Entered | null;
}

interface SavedCategory {
  readonly time: Date;
  readonly category: string;
  readonly entries: number;
  readonly entered: Entered | null;
}

/** What somebody's ballot has been, oldest first; nothing of what was ranked leaves the database. */
export async function ballotVersions(db: Queryable, personId: number): Promise<BallotVersion[]> {
  const { rows } = await sql<SavedCategory>`
    select time, category, entered, cardinality(array_remove(votes, null)) as entries
    from vote where person_id = ${personId} order by time, id`.execute(db);
  const now = new Map<string, number>();
  const versions = new Map<number, BallotVersion>();
  for (const { time, category, entries, entered } of rows) {
    now.set(category, entries);
    const all = [...now.values()].reduce((sum, many) => sum + many, 0);
    versions.set(time.getTime(), { time, entries: all, entered });
  }
  return [...versions.values()];
}

/** A ballot as it was saved. */
export interface SavedBallot {
  readonly ballots: Ballots;
  readonly signature: string;
}

/** Somebody's whole ballot as the save of a time left it; undefined when there was none at that time. */
export async function ballotAt(
  db: Queryable,
  personId: number,
  time: Date,
): Promise<SavedBallot | undefined> {
  const { rows } = await sql<{
    category: string;
    votes: (number | null)[];
    signature: string;
    time: Date;
  }>`
    select distinct on (category) category, votes, signature, time
    from vote where person_id = ${personId} and time <= ${time} order by category, id desc`.execute(
    db,
  );
  const own = rows.find((row) => row.time.getTime() === time.getTime());
  if (!own) return undefined;
  return {
    ballots: Object.fromEntries(rows.map(({ category, votes }) => [category, votes])),
    signature: own.signature,
  };
}
