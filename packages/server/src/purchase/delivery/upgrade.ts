import { isGift, isUpgradeGood, joinedAfterChange } from '@conkit/rules';
import { sql } from 'kysely';
import { NON_MEMBER } from '../../config/nonMember.ts';
import type { Convention } from '../../config/types.ts';
import type { UpgradeItem } from '../../database/items.ts';
import type { PersonRow, PurchaseIntentRow } from '../../database/schema.ts';
import { queueMail } from '../../mail/queue.ts';
import { markRefundDue, type Delivered, type Delivery } from './delivery.ts';

/** Upgrades a person, if the upgrade is still valid. Otherwise delivers no part of it. */
export async function deliverUpgrade(
  { trx, context, intent, payment }: Delivery,
  item: UpgradeItem,
): Promise<Delivered> {
  const { clock, config } = context;
  const { personId, from, to } = item;
  const now = await trx
    .selectFrom('person')
    .select(['membership', 'member_number', 'paper_pubs', 'email_key', 'joined'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  if (!isStillGood(config, intent, now, item)) {
    if (payment) await markRefundDue(trx, payment.id);
    const problem = `person ${personId} has ${now.membership}, and the upgrade that ${intent.email} paid was from ${from} to ${to.membership}${to.paper_pubs ? ' with paper publications' : ''}`;
    return { problem };
  }
  const isOther = to.membership !== from;
  const needsNumber = isOther && now.member_number === null && to.membership !== NON_MEMBER;
  await trx
    .updateTable('person')
    .set({
      last_modified: clock.now(),
      ...(isOther && {
        membership: to.membership,
        joined: joinedAfterChange(
          config.membership_types,
          now.membership,
          to.membership,
          now.joined,
          clock.now(),
        ),
      }),
      ...(needsNumber && { member_number: sql<number>`nextval('member_number_seq')` }),
      ...(to.paper_pubs && { paper_pubs: JSON.stringify(to.paper_pubs) }),
    })
    .where('id', '=', personId)
    .execute();
  const { language } = intent;
  await queueMail(
    trx,
    clock,
    isOther
      ? {
          kind: 'upgrade',
          data: { personId, from, hasNewPaperPubs: to.paper_pubs !== null },
          language,
        }
      : { kind: 'paper_pubs', data: { personId }, language },
  );
  return 'receipt';
}

/**
 * Returns whether a priced upgrade is still valid: the person still has the membership it was priced for, and
 * unless the person is on the buyer's account, the upgrade takes nothing from them (PRI-31, PRI-32).
 */
export function isStillGood(
  { membership_types }: Convention,
  { buyer_email_key, email_key }: PurchaseIntentRow,
  now: Pick<PersonRow, 'membership' | 'paper_pubs' | 'email_key'>,
  { from, to }: UpgradeItem,
): boolean {
  if (!isUpgradeGood(now, from, to)) return false;
  // An earlier release did not record the buyer: in its portal that was the payer.
  const isOwn = now.email_key === (buyer_email_key ?? email_key);
  return isOwn || isGift(membership_types, { membership: from }, to);
}
