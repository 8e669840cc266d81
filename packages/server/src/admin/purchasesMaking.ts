import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { NewPersonItem } from '../database/items.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { partsOf, type PaidPart } from '../purchase/delivery/parts.ts';

/** The purchases by which somebody may have come to be, with what was bought. */
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

/** Whether it is by this part of a purchase that somebody came to be. */
export const isMaking = (
  part: PaidPart,
  personId: number,
): part is PaidPart & { readonly item: NewPersonItem } =>
  (part.item.kind === 'new_member' || part.item.kind === 'daypass') &&
  (part.payment?.person_id ?? part.item.personId) === personId;
