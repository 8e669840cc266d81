import type { Deed, Fields } from '../audit/audited.ts';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';

/** Internal columns, which are not reported as changes. */
const KEPT = new Set(['id', 'last_modified', 'email_key', 'lookup_names', 'joined']);

/** A record after a change, and the change. */
export interface Changed {
  readonly person: PersonRow;
  readonly fields: readonly string[];
  /** The entry for the audit log. */
  readonly deed: Deed & { readonly personId: number };
}

/** Reads the changes to a record, within the transaction that made them. */
export async function changedColumns(trx: Queryable, before: PersonRow): Promise<Changed> {
  const person = await trx
    .selectFrom('person')
    .selectAll()
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow();
  const fields = changedFields(before, person);
  const deed = { personId: before.id, ...fields };
  return { person, fields: Object.keys(fields.after), deed };
}

/** Returns the fields that differ between two states of a record. */
export function changedFields(
  before: PersonRow,
  after: PersonRow,
): { readonly before: Fields; readonly after: Fields } {
  const [was, is]: [Fields, Fields] = [{ ...before }, { ...after }];
  const fields = Object.keys(was).filter(
    (key) => !KEPT.has(key) && JSON.stringify(was[key]) !== JSON.stringify(is[key]),
  );
  const pick = (row: Fields) => Object.fromEntries(fields.map((key) => [key, row[key]]));
  return { before: pick(was), after: pick(is) };
}
