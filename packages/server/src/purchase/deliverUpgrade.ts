import { isUpgradeGood } from '@conkit/rules';
import { sql } from 'kysely';
import type { UpgradeItem } from '../database/items.ts';
import { queueMail } from '../mail/queue.ts';
import { NON_MEMBER } from '../people/insert.ts';
import { REFUND_DUE, type Delivered, type Delivery } from './delivery.ts';

/**
 * Gives a person what was bought, if they still have what it was priced for. Otherwise nothing of it is
 * given, for the price would be another one.
 */
export async function deliverUpgrade(
  { trx, context, payment }: Delivery,
  { personId, from, to }: UpgradeItem,
): Promise<Delivered> {
  const { clock } = context;
  const now = await trx
    .selectFrom('person')
    .select(['membership', 'member_number', 'paper_pubs'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!isUpgradeGood(now, from, to)) {
    if (payment) {
      await trx
        .updateTable('payment')
        .set({ error: REFUND_DUE })
        .where('id', '=', payment.id)
        .execute();
    }
    const problem = `person ${personId} has ${now.membership}, and the upgrade was from ${from} to ${to.membership}${to.paper_pubs ? ' with paper publications' : ''}`;
    return { problem };
  }
  const isOther = to.membership !== from;
  const needsNumber = isOther && now.member_number === null && to.membership !== NON_MEMBER;
  await trx
    .updateTable('person')
    .set({
      last_modified: clock.now(),
      ...(isOther && { membership: to.membership }),
      ...(needsNumber && { member_number: sql<number>`nextval('member_number_seq')` }),
      ...(to.paper_pubs && { paper_pubs: JSON.stringify(to.paper_pubs) }),
    })
    .where('id', '=', personId)
    .execute();
  await queueMail(
    trx,
    clock,
    isOther
      ? { kind: 'upgrade', data: { personId, from, hasNewPaperPubs: to.paper_pubs !== null } }
      : { kind: 'paper_pubs', data: { personId } },
  );
  return 'receipt';
}
