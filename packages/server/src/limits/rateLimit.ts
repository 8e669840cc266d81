import { sql } from 'kysely';
import { isIPv6 } from 'node:net';
import type { LimitName } from '../config/limits.ts';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';

/**
 * A limit, the subject it counts for (a network, an account, an address, a person), and the amount, 1 by
 * default.
 */
export type Count = readonly [limit: LimitName, subject: string, times?: number];

type Source = Pick<Context, 'db' | 'clock' | 'config'>;

/**
 * Counts a request against limits, in their order. A limit that refuses the request does not count it, nor do
 * the following ones. Each limit is a leaky bucket: `most` at once, and one more every `minutes / most`
 * minutes, so a limit slows down and doesn't lock out. An amount above `most` is always refused. The counts
 * are in the database, as several processes share them.
 *
 * @throws ProblemError `too_many_requests` with the seconds until the same request can succeed
 */
export async function chargeRequest(context: Source, counts: readonly Count[]): Promise<void> {
  for (const count of counts) {
    if (await take(context, count)) continue;
    const retryAfterSeconds = Math.max(1, Math.ceil((await getMsUntilFree(context, count)) / 1000));
    throw new ProblemError('too_many_requests', { retryAfterSeconds });
  }
}

/**
 * Counts the extra amount for a refused request once it is known to be refused. `chargeRequest` has counted the
 * request itself before, so that many concurrent requests don't all pass.
 */
export async function chargeRefusal(context: Source, counts: readonly Count[]): Promise<void> {
  for (const [name, subject] of counts) {
    const { refused = 1 } = context.config.limits[name];
    if (refused > 1) await chargeLater(context, [name, subject, refused - 1]);
  }
}

/**
 * Adds to a count afterwards, when an answer shows its cost. A single request may exceed the limit, so that
 * the next one waits; no further amounts are added then.
 */
export async function chargeLater(
  context: Source,
  [name, subject, times = 1]: Count,
): Promise<void> {
  const { most, refused = 1 } = context.config.limits[name];
  const { kept, since } = drained(context, name);
  await insert(context, [name, subject, times])
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`least(${kept} + ${times}::integer, ${most + refused - 1}::integer)`,
        window_start: since,
      }),
    )
    .execute();
}

/** Refunds the count of a request that turned out to be harmless. */
export async function refundLimit({ db }: Source, counts: readonly Count[]): Promise<void> {
  for (const [name, subject, times = 1] of counts) {
    await db
      .updateTable('rate_limit')
      .set((eb) => ({ count: sql`greatest(0, ${eb.ref('count')} - ${times}::integer)` }))
      .where('key', '=', `${name}:${subject}`)
      .execute();
  }
}

/** Counts an amount if its limit allows it, and returns whether it does. */
export const tryCharge = (context: Source, count: Count): Promise<boolean> => take(context, count);

/** Returns how much a limit still allows at once; `most` when nothing is counted. */
export async function readAllowance(
  context: Source,
  name: LimitName,
  subject: string,
): Promise<number> {
  const { most } = context.config.limits[name];
  const { kept } = drained(context, name);
  const row = await context.db
    .selectFrom('rate_limit')
    .select(kept.as('kept'))
    .where('key', '=', `${name}:${subject}`)
    .executeTakeFirst();
  return Math.max(0, most - (row?.kept ?? 0));
}

/** Returns how long one unit takes to recover, in milliseconds. */
const getIntervalMs = ({ config }: Source, name: LimitName): number =>
  (config.limits[name].minutes * 60_000) / config.limits[name].most;

/**
 * Returns the count that has not recovered, and the time from which the next unit recovers. Only whole units
 * recover, so that no part of an interval is lost.
 */
function drained(context: Source, name: LimitName) {
  const now = context.clock.now();
  const interval = getIntervalMs(context, name);
  const back = sql<number>`floor(
    greatest(0, extract(epoch from ${now}::timestamptz - rate_limit.window_start)) * 1000
      / ${interval}::double precision)`;
  const kept = sql<number>`greatest(0, rate_limit.count - ${back})::integer`;
  const since = sql<Date>`case when ${back} >= rate_limit.count then ${now}::timestamptz
    else rate_limit.window_start + ${back} * ${interval}::double precision * interval '1 millisecond' end`;
  return { kept, since };
}

/** Inserts the first count of a subject, at most the whole limit. */
const insert = ({ db, clock, config }: Source, [name, subject, times = 1]: Count) =>
  db.insertInto('rate_limit').values({
    key: `${name}:${subject}`,
    window_start: clock.now(),
    count: Math.min(times, config.limits[name].most),
  });

/** Adds to a count within its limit. One statement, so that concurrent requests don't all pass. */
async function take(context: Source, [name, subject, times = 1]: Count): Promise<boolean> {
  const { most } = context.config.limits[name];
  if (times > most) return false;
  const { kept, since } = drained(context, name);
  const taken = await insert(context, [name, subject, times])
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count: sql`${kept} + ${times}::integer`, window_start: since })
        .where(sql<boolean>`${kept} + ${times}::integer <= ${most}::integer`),
    )
    .returning('count')
    .executeTakeFirst();
  return taken !== undefined;
}

async function getMsUntilFree(context: Source, [name, subject, times = 1]: Count): Promise<number> {
  const { most } = context.config.limits[name];
  const row = await context.db
    .selectFrom('rate_limit')
    .select(['count', 'window_start'])
    .where('key', '=', `${name}:${subject}`)
    .executeTakeFirst();
  if (!row) return times > most ? most * getIntervalMs(context, name) : 0;
  const over = row.count + Math.min(times, most) - most;
  const free = row.window_start.getTime() + over * getIntervalMs(context, name);
  return free - context.clock.now().getTime();
}

/** An IPv4 address mapped to IPv6. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** How many groups of an IPv6 address identify a network. The holder of the network controls the others. */
const GROUPS = 4;

/**
 * Returns the network that an unauthenticated request is counted for: an IPv4 address, or the first 64 bits of
 * an IPv6 address, as one holder controls all addresses below.
 */
export function getNetwork(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  // URL parsing compresses the zeros of an address in one place.
  const [before = '', after] = new URL(`http://[${ip.split('%', 1)[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const [first, last] = [
    before.split(':').filter(Boolean),
    (after ?? '').split(':').filter(Boolean),
  ];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, GROUPS).join(':')}::/64`;
}
