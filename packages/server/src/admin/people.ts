import { sql } from 'kysely';
import type { PersonChanged } from '@conkit/api-client';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { isErased } from '../people/erased.ts';

/**
 * Keeps the purchases for people, and those that their accounts pay, as they are until the transaction ends. Purchases come
 * before people: a payment that is recorded takes them in this order, too, so that neither waits for the other for ever.
 */
export async function lockPurchases(trx: Queryable, ids: readonly number[]): Promise<void> {
  const items = ids.map((personId) => JSON.stringify([{ personId }]));
  await sql`
    select from purchase_intent
    where items @> any(${items}::jsonb[])
      or id in (select intent_id from payment where person_id = any(${ids}::integer[]))
    order by id for update`.execute(trx);
  await sql`
    select from payment
    where person_id = any(${ids}::integer[])
      or payment_email_key in (
        select email_key from person where id = any(${ids}::integer[]) and email_key is not null)
    order by id for update`.execute(trx);
}

/**
 * Anybody's record, kept as it is until the transaction ends. Who was erased is nobody.
 *
 * @throws ProblemError `not_found`
 */
export async function lockPerson(trx: Queryable, id: number): Promise<PersonRow> {
  const person = await trx
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!person || isErased(person)) throw new ProblemError('not_found');
  return person;
}

/**
 * Anybody's record, which nobody moves, joins or forgets until the transaction ends. Who saves a ballot holds the record
 * in the same way, and the ballot then: whoever is about to write one does so, too.
 *
 * @throws ProblemError `not_found`
 */
export async function findPerson(db: Queryable, id: number): Promise<PersonRow> {
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!person || isErased(person)) throw new ProblemError('not_found');
  return person;
}

/** What is answered to a change. */
export const changedAnswer = (
  { last_modified }: PersonRow,
  updated: readonly string[],
): { readonly body: PersonChanged } => ({
  body: { status: 'success', updated: [...updated], last_modified: last_modified.toISOString() },
});
