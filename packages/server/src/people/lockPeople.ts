import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';

type Locked = Pick<PersonRow, 'id' | 'legal_name' | 'membership' | 'paper_pubs' | 'email_key'>;

/**
 * Keeps people as they are until the transaction ends. All that a purchase is about are locked at once and in
 * one order, so that of two purchases for the same people each waits for the other's end, not both for ever. A
 * payment that names one of them can still be recorded.
 */
export const lockPeople = async (trx: Queryable, ids: readonly number[]): Promise<Locked[]> =>
  ids.length === 0
    ? []
    : trx
        .selectFrom('person')
        .select(['id', 'legal_name', 'membership', 'paper_pubs', 'email_key'])
        .where('id', 'in', ids)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
