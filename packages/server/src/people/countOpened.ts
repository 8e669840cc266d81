import type { Context } from '../context.ts';
import { countRequest, isWithinLimit } from '../limits/rateLimit.ts';

/**
 * Counts a record that an administrator opens. Opening the same record again within a quarter of an hour does
 * not count: a desk reloads it after each change.
 *
 * @param account the administrator's
 * @throws ProblemError `too_many_requests`
 */
export async function countOpened(context: Context, account: string, id: number): Promise<void> {
  if (!(await isWithinLimit(context, ['admin_reopened', `${account} ${id}`]))) return;
  await countRequest(context, [['admin_opened', account]]);
}
