import type { Context } from '../../context.ts';

/** When an open purchase needs attention, in milliseconds. */
export const STUCK_MS = 60 * 60_000;
const MOST = 100;

/**
 * Logs the purchases that need attention, one line each: those that are open for too long, and those that are
 * paid but could not be delivered. A line identifies the payment at the provider and contains no personal
 * data.
 *
 * @returns how many were logged
 */
export async function reportStuck({ db, clock, log }: Context): Promise<number> {
  const now = clock.now().getTime();
  const stuck = await db
    .selectFrom('purchase_intent')
    .select(['id', 'status', 'account', 'amount', 'currency', 'provider_id', 'created', 'problem'])
    .where((eb) =>
      eb.or([
        eb('problem', 'is not', null),
        eb.and([
          eb('status', 'in', ['processing', 'requires_action']),
          eb('created', '<', new Date(now - STUCK_MS)),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(MOST)
    .execute();
  for (const { id: intent, created, provider_id: payment, problem, ...rest } of stuck) {
    const minutes = Math.floor((now - created.getTime()) / 60_000);
    const says = problem === null ? 'purchase is stuck' : 'refund is due';
    log.warn({ intent, payment, ...rest, minutes }, says);
  }
  return stuck.length;
}
