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
  { db, clock }: Context,
  limits: readonly (readonly [Limit, subject: string])[],
): Promise<void> {
  const now = clock.now();
  for (const [{ name, most, seconds }, subject] of limits) {
    const ended = new Date(now.getTime() - seconds * 1000);
    const key = `${name}:${subject}`;
    const { rows } = await sql<{ count: number; window_start: Date }>`
      insert into rate_limit (key, window_start, count) values (${key}, ${now}, 1)
      on conflict (key) do update set
        count = case when rate_limit.window_start <= ${ended} then 1 else rate_limit.count + 1 end,
        window_start = case when rate_limit.window_start <= ${ended}
          then excluded.window_start else rate_limit.window_start end
      returning count, window_start`.execute(db);
    const [row] = rows;
    if (row && row.count > most) {
      const end = row.window_start.getTime() + seconds * 1000;
      const retryAfterSeconds = Math.max(1, Math.ceil((end - now.getTime()) / 1000));
      throw new ProblemError('too_many_requests', { retryAfterSeconds });
    }
  }
}
