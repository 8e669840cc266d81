import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/**
 * The tables with rows about a person. A table missing here keeps the record from being deleted, through its foreign
 * key.
 */
const TABLES = [
  'vote',
  'ballot',
  'nomination',
  'save_origin',
  'disallowed_ballot',
  'replacement_told',
  'series_extra_code',
  'payment',
  'person_change',
] as const;

/**
 * Moves everything about one person to another: rows, unfinished purchases and queued mails. `writeAudit` moves the
 * audit rows.
 */
export async function moveReferences(trx: Queryable, from: number, to: number): Promise<void> {
  // Read this before the other record's rows are moved.
  const { rows: own } = await sql<{ has: boolean }>`select has_award_records(${to}) as has`.execute(
    trx,
  );
  for (const table of TABLES) {
    await trx.updateTable(table).set({ person_id: to }).where('person_id', '=', from).execute();
  }
  for (const column of ['former_id', 'owner_id'] as const) {
    await trx
      .updateTable('membership_transfer')
      .set({ [column]: to })
      .where(column, '=', from)
      .execute();
  }
  await moveHold(trx, from, to, own[0]?.has === true);
  await sql`
    update mail_job set data = jsonb_set(data, '{personId}', to_jsonb(${to}::integer))
    where data ->> 'personId' = ${String(from)}`.execute(trx);
  await sql`
    update purchase_intent set items = (
      select jsonb_agg(
        case when (item ->> 'personId')::integer = ${from}
          then jsonb_set(item, '{personId}', to_jsonb(${to}::integer)) else item end
        order by place)
      from jsonb_array_elements(items) with ordinality as listed (item, place))
    where items @> ${JSON.stringify([{ personId: from }])}::jsonb`.execute(trx);
}

/**
 * Keeps the other record's hold on the merged record, for the same former mailbox.
 *
 * @param isMixed whether the kept record has awards data too, which that mailbox must not read
 */
async function moveHold(trx: Queryable, from: number, to: number, isMixed: boolean): Promise<void> {
  const held = await trx
    .selectFrom('ballot_hold')
    .select('person_id')
    .where('person_id', '=', from)
    .executeTakeFirst();
  if (!held) return;
  await trx.deleteFrom('ballot_hold').where('person_id', '=', to).execute();
  await trx
    .updateTable('ballot_hold')
    .set({ person_id: to, ...(isMixed && { is_mixed: true }) })
    .where('person_id', '=', from)
    .execute();
}
