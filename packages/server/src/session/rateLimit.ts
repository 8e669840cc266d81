import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';

/** At most so many in so many seconds. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/**
 * Counts a request against limits. The counts are in the database, so that several processes
 * share them.
 *
 * @param limits each with whom it counts for: an address, an ip
 * @throws ProblemError `too_many_requests` with the seconds until the window ends
 */
export async function countRequest(
  context: Context,
  limits: readonly (readonly [Limit, subject: string])[],
): Promise<void> {
  for (const [limit, subject] of limits) {
    const { count, windowStart } = await countOne(context, limit, subject);
    if (count <= limit.most) continue;
    const end = windowStart.getTime() + limit.seconds * 1000;
    const seconds = Math.ceil((end - context.clock.now().getTime()) / 1000);
    throw new ProblemError('too_many_requests', { retryAfterSeconds: Math.max(1, seconds) });
  }
}

/** Counts something that is simply left out beyond its limit. */
export async function isWithinLimit(
  context: Context,
  limit: Limit,
  subject: string,
): Promise<boolean> {
  return (await countOne(context, limit, subject)).count <= limit.most;
}

/** How often it was counted in the window that is open now, this time included. */
async function countOne(
  { db, clock }: Context,
  { name, seconds }: Limit,
  subject: string,
): Promise<{ count: number; windowStart: Date }> {
  const now = clock.now();
  const ended = new Date(now.getTime() - seconds * 1000);
  const { count, window_start } = await db
    .insertInto('rate_limit')
    .values({ key: `${name}:${subject}`, window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limit.window_start <= ${ended} then 1
          else rate_limit.count + 1 end`,
        window_start: sql`case when rate_limit.window_start <= ${ended}
          then excluded.window_start else rate_limit.window_start end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow();
  return { count, windowStart: window_start };
}
