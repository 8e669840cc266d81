import { sql } from 'kysely';
import type { LimitName } from '../config/limits.ts';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';

/** A limit, whom it counts for (a network, an account, an address, a person), and how often: once, if not told. */
export type Count = readonly [limit: LimitName, subject: string, times?: number];

/**
 * Counts a request against limits, in their order: what is refused by one is not counted by the next. The
 * counts are in the database, so that several processes share them.
 *
 * @throws ProblemError `too_many_requests` with the seconds until the window ends
 */
export async function countRequest(context: Context, counts: readonly Count[]): Promise<void> {
  for (const count of counts) {
    const { points, windowStart } = await add(context, count);
    const { most, minutes } = context.config.limits[count[0]];
    if (points <= most) continue;
    const end = windowStart.getTime() + minutes * 60_000;
    const seconds = Math.ceil((end - context.clock.now().getTime()) / 1000);
    throw new ProblemError('too_many_requests', { retryAfterSeconds: Math.max(1, seconds) });
  }
}

/**
 * Adds what a refused request counts beyond one that was not, once it is known to be refused: counted
 * before, all of many requests at once would pass.
 */
export async function countRefusal(context: Context, counts: readonly Count[]): Promise<void> {
  for (const count of counts) {
    const { refused = 1 } = context.config.limits[count[0]];
    if (refused > 1) await add(context, [count[0], count[1], refused - 1]);
  }
}

/** Takes back what was counted of a request that turned out not to be what the limits are for. */
export async function uncountRequest(context: Context, counts: readonly Count[]): Promise<void> {
  for (const [name, subject, times = 1] of counts) await add(context, [name, subject, -times]);
}

/** Counts something that is simply left out beyond its limit. */
export async function isWithinLimit(context: Context, count: Count): Promise<boolean> {
  return (await add(context, count)).points <= context.config.limits[count[0]].most;
}

/** Adds to what is counted in the window that is open now; a new one when that has ended. */
async function add(
  { db, clock, config }: Context,
  [name, subject, times = 1]: Count,
): Promise<{ points: number; windowStart: Date }> {
  const now = clock.now();
  const ended = new Date(now.getTime() - config.limits[name].minutes * 60_000);
  const { count, window_start } = await db
    .insertInto('rate_limit')
    .values({ key: `${name}:${subject}`, window_start: now, count: times })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limit.window_start <= ${ended} then excluded.count
          else rate_limit.count + excluded.count end`,
        window_start: sql`case when rate_limit.window_start <= ${ended}
          then excluded.window_start else rate_limit.window_start end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow();
  return { points: count, windowStart: window_start };
}
