import type { Queryable } from '../database/connect.ts';

/** When these data were begun: what the durations in a convention's dates are counted from. */
export async function firstStart(db: Queryable, now: Date): Promise<Date> {
  await db
    .insertInto('setting')
    .values({ key: 'first_start', value: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'first_start')
    .executeTakeFirstOrThrow();
  return new Date(value);
}
