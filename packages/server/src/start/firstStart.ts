import type { Queryable } from '../database/connect.ts';
import { StartError } from '../process/startError.ts';

/** What a database remembers of the first start of a server on it. */
export interface FirstStart {
  /** The `id` of the convention that the data are of. */
  readonly convention: string;
  /** What the durations in a convention's dates are counted from. */
  readonly time: Date;
}

/** Remembers a start when it is the first. */
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

/** The first start, if there was one. */
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
 * Keeps the data of one convention from being taken for another's.
 *
 * @throws StartError
 */
export function requireSameConvention({ convention }: FirstStart, id: string): void {
  if (convention === id) return;
  throw new StartError(`CONVENTION: these data are of "${convention}", not of "${id}"`);
}
