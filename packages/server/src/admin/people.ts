import { sql } from 'kysely';
import type { PersonChanged } from '@conkit/api-client';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { isErased } from '../people/erased.ts';

/**
 * Locks the purchases for people and those paid by their accounts until the transaction ends. Lock purchases before
 * people: recording a payment uses the same order, which prevents deadlocks.
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
 * Returns any person's record, locked until the transaction ends. Erased people are treated as not found.
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
 * Returns any person's record. Until the transaction ends, it can't be moved, merged or erased. Saving a ballot takes
 * the same lock before the ballot's, so every writer of ballots must too.
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

/** Returns the answer to a change. */
export const changedAnswer = (
  { last_modified }: PersonRow,
  updated: readonly string[],
): { readonly body: PersonChanged } => ({
  body: { status: 'success', updated: [...updated], last_modified: last_modified.toISOString() },
});
