import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Done, Kind, Tally } from './load.ts';

/** The result of comparing the acknowledged operations with the database. */
export interface Verdict {
  readonly acknowledged: number;
  /** How many acknowledged operations are stored exactly once. */
  readonly found: number;
  /** The marks of acknowledged operations that are missing. */
  readonly lost: readonly string[];
  /** The marks stored more than once, acknowledged or not. */
  readonly twice: readonly string[];
  /** The number of answers by status, such as `200: 15, 503: 2`; 0 means no answer. */
  readonly answers: string;
}

/** Counts how often each mark is stored, by kind. */
const counts: Record<Kind, (db: Database) => Promise<ReadonlyMap<string, number>>> = {
  vote: (db) =>
    count(db, sql`select signature as mark, count(*)::integer as n from vote group by signature`),
  nominate: (db) =>
    count(
      db,
      sql`select nominations -> 0 ->> 'title' as mark, count(*)::integer as n from nomination group by 1`,
    ),
  purchase: (db) =>
    count(
      db,
      sql`select legal_name as mark, count(*)::integer as n from person
        join payment on payment.person_id = person.id and payment.status = 'succeeded'
        group by legal_name`,
    ),
};

type Rows = ReturnType<typeof sql<{ mark: string; n: number }>>;

async function count(
  db: Database,
  query: ReturnType<typeof sql>,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await (query as Rows).execute(db);
  return new Map(rows.map(({ mark, n }) => [mark, n]));
}

/** Compares the answers with the database. */
export async function judge(db: Database, tally: Tally): Promise<Verdict> {
  const { acknowledged, open, statuses } = tally;
  const found = new Map<Kind, ReadonlyMap<string, number>>();
  for (const kind of ['vote', 'nominate', 'purchase'] as const)
    found.set(kind, await counts[kind](db));
  const times = ({ kind, mark }: Done) => found.get(kind)?.get(mark) ?? 0;
  const marks = (some: readonly Done[]) => some.map(({ mark }) => mark);
  return {
    acknowledged: acknowledged.length,
    found: acknowledged.filter((done) => times(done) === 1).length,
    lost: marks(acknowledged.filter((done) => times(done) === 0)),
    twice: marks([...acknowledged, ...open].filter((done) => times(done) > 1)),
    answers: [...statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, n]) => `${status}: ${n}`)
      .join(', '),
  };
}
