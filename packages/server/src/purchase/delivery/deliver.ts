import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { NewPersonItem, PurchaseItem } from '../../database/items.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { queueMail } from '../../mail/queue.ts';
import { insertPerson } from '../../people/insert.ts';
import { isErased } from '../../people/erased.ts';
import { lockPeople } from '../../people/lockPeople.ts';
import { markRefundDue, type Delivered, type Delivery } from './delivery.ts';
import { deliverInvoice, deliverItem } from './item.ts';
import { partsOf, type PaidPart } from './parts.ts';
import { deliverUpgrade } from './upgrade.ts';

/**
 * Delivers a purchase and queues its mails in the caller's transaction. Records on the purchase what was paid
 * but can't be delivered any more, and notifies the treasurer.
 *
 * @returns the updated purchase
 */
export async function deliver(
  trx: Queryable,
  context: Context,
  intent: PurchaseIntentRow,
): Promise<PurchaseIntentRow> {
  const { clock, log } = context;
  const outcomes: Delivered[] = [];
  const parts = await partsOf(trx, intent);
  const people = await lockPeople(trx, parts.flatMap(personOf));
  const here = new Set(people.filter((person) => !isErased(person)).map(({ id }) => id));
  for (const [place, part] of parts.entries()) {
    const { item, payment } = part;
    const delivery = { trx, context, intent, place, payment };
    const isThere = personOf(part).every((id) => here.has(id)) && !isForgotten(item);
    outcomes.push(isThere ? await deliverOne(delivery, item) : await deliverToNobody(delivery));
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
    await queueMail(trx, clock, { kind: 'receipt', data, language: intent.language });
  }
  return { ...intent, problem };
}

/** Returns the existing person that a part is for. */
function personOf({ item, payment }: PaidPart): number[] {
  const id = 'personId' in item ? item.personId : payment?.person_id;
  return id == null ? [] : [id];
}

/** Returns whether the new person was erased before the payment. */
const isForgotten = (item: PurchaseItem): boolean => 'person' in item && isErased(item.person);

/** The person was erased before the payment, so the money goes back. */
async function deliverToNobody({ trx, payment }: Delivery): Promise<Delivered> {
  if (payment) await markRefundDue(trx, payment.id);
  return { problem: 'the person was erased before it was paid' };
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

/**
 * Creates the new member or day pass holder and mails them a welcome, with their name only if their own
 * account bought it.
 */
async function deliverPerson(
  { trx, context, intent, place, payment }: Delivery,
  { kind, person }: NewPersonItem,
): Promise<Delivered> {
  const { id: personId } = await insertPerson(trx, context.clock, person);
  if (payment) {
    await trx
      .updateTable('payment')
      .set({ person_id: personId })
      .where('id', '=', payment.id)
      .execute();
  } else {
    await sql`
      update purchase_intent set items = jsonb_set(items, ${`{${place},personId}`}::text[], ${personId}::text::jsonb)
      where id = ${intent.id}`.execute(trx);
  }
  const isOwn = intent.buyer_email_key === normalizeEmail(person.email);
  const mail = kind === 'daypass' ? 'new_daypass' : 'new_member';
  const { language } = intent;
  await queueMail(trx, context.clock, { kind: mail, data: { personId, isOwn }, language });
  return 'receipt';
}
