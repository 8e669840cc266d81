import { normalizeEmail } from '@conkit/rules';
import type { NewPersonItem } from '../database/items.ts';
import { queueMail } from '../mail/queue.ts';
import { insertPerson } from '../people/insert.ts';
import type { Delivered, Delivery } from './delivery.ts';

/** Makes the new member or the day pass holder, and welcomes them; by name if their own account bought it. */
export async function deliverPerson(
  { trx, context, intent, payment }: Delivery,
  { kind, person }: NewPersonItem,
): Promise<Delivered> {
  const { id: personId } = await insertPerson(trx, context.clock, person);
  if (payment) {
    await trx
      .updateTable('payment')
      .set({ person_id: personId })
      .where('id', '=', payment.id)
      .execute();
  }
  const isOwn = intent.buyer_email_key === normalizeEmail(person.email);
  const mail = kind === 'daypass' ? 'new_daypass' : 'new_member';
  await queueMail(trx, context.clock, { kind: mail, data: { personId, isOwn } });
  return 'receipt';
}
