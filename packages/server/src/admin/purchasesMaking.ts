import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { NewPersonItem } from '../database/items.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { partsOf, type PaidPart } from '../purchase/delivery/parts.ts';

/** Returns the purchases that may have created a person's record, with their parts. */
export async function purchasesMaking(
  trx: Queryable,
  personId: number,
): Promise<{ readonly id: number; readonly parts: readonly PaidPart[] }[]> {
  const { rows } = await sql<PurchaseIntentRow>`
    select * from purchase_intent
    where id in (select intent_id from payment where person_id = ${personId})
      or items @> ${JSON.stringify([{ personId }])}::jsonb
    order by id`.execute(trx);
  return Promise.all(rows.map(async (row) => ({ id: row.id, parts: await partsOf(trx, row) })));
}

/** Returns whether this part of a purchase created the person's record. */
export const isMaking = (
  part: PaidPart,
  personId: number,
): part is PaidPart & { readonly item: NewPersonItem } =>
  (part.item.kind === 'new_member' || part.item.kind === 'daypass') &&
  (part.payment?.person_id ?? part.item.personId) === personId;
