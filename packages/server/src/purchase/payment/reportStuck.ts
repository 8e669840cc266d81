import type { Context } from '../../context.ts';

/** When an open purchase needs attention, in milliseconds. */
export const STUCK_MS = 60 * 60_000;
const MOST = 100;

/**
 * Says in the log which purchases need somebody, a line each, with what an operator needs to find the
 * payment at the provider and no personal data: those that are open for too long, and those that are paid
 * and could not be delivered.
 *
 * @returns how many there are, of those that were said
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
