import type { Queryable } from '../database/connect.ts';
import { StartError } from '../process/startError.ts';

/** The first start of a server on a database, as stored in it. */
interface FirstStart {
  /** The `id` of the convention that the data belong to. */
  readonly convention: string;
  /** The time from which durations in the convention's dates are counted. */
  readonly time: Date;
}

/** Stores this start if it is the first. Returns the first start. */
export async function rememberFirstStart(
  db: Queryable,
  { convention, time }: FirstStart,
): Promise<FirstStart> {
  await db
    .insertInto('setting')
    .values([
      { key: 'first_start', value: time.toISOString() },
      { key: 'convention', value: convention },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readFirstStart(db)) ?? { convention, time };
}

/** Returns the first start, or undefined if no server has started on this database. */
export async function readFirstStart(db: Queryable): Promise<FirstStart | undefined> {
  const rows = await db
    .selectFrom('setting')
    .selectAll()
    .where('key', 'in', ['first_start', 'convention'])
    .execute();
  const { first_start, convention } = Object.fromEntries(
    rows.map(({ key, value }) => [key, value]),
  );
  if (first_start === undefined || convention === undefined) return undefined;
  return { convention, time: new Date(first_start) };
}

/**
 * Refuses to use the data of one convention for another.
 *
 * @throws StartError
 */
export function requireSameConvention({ convention }: FirstStart, id: string): void {
  if (convention === id) return;
  throw new StartError(`CONVENTION: these data are of "${convention}", not of "${id}"`);
}
