import type { Queryable } from '../../database/connect.ts';
import type { ConventionSource } from '../read.ts';
import type { Convention } from '../types.ts';

/**
 * Stores the finalists' ids and refuses an id that now belongs to another work, because saved votes refer to it. A
 * finalist can leave the ballot, and a subtitle can be corrected.
 *
 * @throws StartError naming the file and the field
 */
export async function rememberFinalists(
  db: Queryable,
  { finalists }: Convention,
  source: ConventionSource,
): Promise<void> {
  const known = await db.selectFrom('finalist_id').selectAll().execute();
  const byId = new Map(known.map((row) => [row.id, row]));
  const fresh = [];
  for (const [category, entries] of Object.entries(finalists)) {
    for (const [at, { id, title }] of entries.entries()) {
      const before = byId.get(id);
      if (!before) fresh.push({ id, category, title });
      else if (before.category !== category || before.title !== title) {
        const path = ['finalists', category, String(at), 'id'];
        throw source.error(
          path,
          `${id} has been "${before.title}" (${before.category}) before; give "${title}" an id of its own`,
        );
      }
    }
  }
  if (fresh.length === 0) return;
  await db
    .insertInto('finalist_id')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
