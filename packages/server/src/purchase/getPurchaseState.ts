import type { Queryable } from '../database/connect.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import type { Operation } from '../operation.ts';
import { stateOf } from './payment/answer.ts';
import { requireIntent } from './payment/guesses.ts';

/** Returns the status of a purchase, with the member numbers that it created. Changes nothing. */
export const getPurchaseState: Operation<'getPurchaseState'> = async (context, { params, ip }) => {
  const intent = await requireIntent(context, params.key, ip);
  const numbers = await numbersOf(context.db, intent);
  return { body: { ...stateOf(intent), ...(numbers.length > 0 && { member_numbers: numbers }) } };
};

/** New members only: an upgraded person may not be the buyer's own. */
async function numbersOf(db: Queryable, intent: PurchaseIntentRow): Promise<number[]> {
  if (!intent.items.some(({ kind }) => kind === 'new_member')) return [];
  const rows = await db
    .selectFrom('payment')
    .innerJoin('person', 'person.id', 'payment.person_id')
    .select('person.member_number')
    .where('payment.intent_id', '=', intent.id)
    .where('payment.category', '=', 'new_member')
    .orderBy('payment.id')
    .execute();
  return rows.flatMap(({ member_number }) => member_number ?? []);
}
