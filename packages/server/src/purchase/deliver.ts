import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import type { PurchaseItem } from '../database/items.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { queueMail } from '../mail/queue.ts';
import { deliverInvoice } from './deliverInvoice.ts';
import { deliverItem } from './deliverItem.ts';
import { deliverPerson } from './deliverPerson.ts';
import { deliverUpgrade } from './deliverUpgrade.ts';
import type { Delivered, Delivery } from './delivery.ts';
import { lockPeople } from './lockPeople.ts';
import { paymentsOf, type PaidPart } from './payments.ts';

/**
 * Delivers what was bought and queues the mails, as part of the caller's transaction. What was paid and
 * cannot be delivered any more is written down on the purchase, and the treasurer is told.
 *
 * @returns the purchase as it is then
 */
export async function deliver(
  trx: Queryable,
  context: Context,
  intent: PurchaseIntentRow,
): Promise<PurchaseIntentRow> {
  const { clock, log } = context;
  const outcomes: Delivered[] = [];
  const parts = await paymentsOf(trx, intent);
  await lockPeople(trx, parts.flatMap(personOf));
  for (const { item, payment } of parts) {
    outcomes.push(await deliverOne({ trx, context, intent, payment }, item));
  }
  const data = { intentId: intent.id };
  const problems = outcomes.flatMap((outcome) =>
    typeof outcome === 'object' ? [outcome.problem] : [],
  );
  const problem = problems.length > 0 ? problems.join('\n') : null;
  if (problem !== null) {
    await trx.updateTable('purchase_intent').set({ problem }).where('id', '=', intent.id).execute();
    await queueMail(trx, clock, { kind: 'refund_due', data });
    log.error({ intent: intent.id, problem }, 'paid and not delivered: a refund is due');
  }
  if (intent.amount > 0 && outcomes.some((outcome) => outcome !== 'told')) {
    await queueMail(trx, clock, { kind: 'receipt', data });
  }
  return { ...intent, problem };
}

/** Whom a part is for, when they are somebody already. */
function personOf({ item, payment }: PaidPart): number[] {
  const id = 'personId' in item ? item.personId : payment?.person_id;
  return id == null ? [] : [id];
}

function deliverOne(delivery: Delivery, item: PurchaseItem): Promise<Delivered> {
  switch (item.kind) {
    case 'upgrade':
      return deliverUpgrade(delivery, item);
    case 'other':
      return deliverItem(delivery);
    case 'invoice':
      return deliverInvoice(delivery, item);
    default:
      return deliverPerson(delivery, item);
  }
}
