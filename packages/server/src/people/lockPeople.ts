import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';

type Locked = Pick<PersonRow, 'id' | 'legal_name' | 'membership' | 'paper_pubs' | 'email_key'>;

/**
 * Locks people until the transaction ends. All people of a purchase are locked in one statement and in one
 * order, so that two purchases for the same people can't deadlock. A payment that refers to one of them can
 * still be recorded.
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
