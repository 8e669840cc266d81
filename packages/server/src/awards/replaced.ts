import { getAwardKey, type Period, periodPhase } from '@conkit/rules';
import { sql } from 'kysely';
import type { Convention, Words } from '../config/types.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';

/** A finalist that was taken off the ballot, in an award that is voted on. */
interface ReplacedFinalist {
  readonly id: number;
  readonly title: string;
  /** The title of the replacement, if any. */
  readonly by: string | undefined;
  /** The key and the name of its category. */
  readonly category: string;
  readonly categoryName: Words;
  /** The key of the award, and its voting period. */
  readonly award: string;
  readonly voting: Period;
}

/** Lists every replaced finalist. */
const listReplacedFinalists = ({
  finalists,
  awards,
  award_categories: known,
}: Convention): ReplacedFinalist[] =>
  Object.entries(finalists).flatMap(([category, entries]) => {
    const award = getAwardKey(category, known) ?? '';
    const voting = awards[award]?.voting;
    const categoryName = known.find(({ key }) => key === category)?.title ?? { en: category };
    return entries.flatMap(({ id, title, replaced }) => {
      if (!replaced || !voting) return [];
      const by = entries.find((one) => one.id === replaced.by)?.title;
      return [{ id, title, by, category, categoryName, award, voting }];
    });
  });

/** Finds one replaced finalist. */
export const findReplaced = (config: Convention, id: number): ReplacedFinalist | undefined =>
  listReplacedFinalists(config).find((one) => one.id === id);

/**
 * Queues a mail to every voter who ranks a replaced finalist. Records the voters in the same transaction, so that each
 * gets only one mail. Queues nothing once voting has closed.
 *
 * @returns how many mails were queued
 */
export async function notifyReplaced({
  db,
  config,
  clock,
}: Pick<Context, 'config' | 'clock'> & { readonly db: Queryable }): Promise<number> {
  const now = clock.now();
  const replaced = listReplacedFinalists(config).filter(
    ({ voting }) => periodPhase(voting, now) !== 'closed',
  );
  let queued = 0;
  for (const { category, id } of replaced) {
    const { rows } = await sql<{ person_id: number }>`
      with told as (
        insert into replacement_told (finalist_id, person_id, told)
        select ${id}::integer, person_id, ${now}::timestamptz from ballot
        where current -> ${category} -> 'votes' @> to_jsonb(${id}::integer)
        order by person_id
        on conflict do nothing
        returning person_id
      ), mailed as (
        insert into mail_job (kind, data, due_at, created)
        select 'finalist_replaced',
          jsonb_build_object('personId', person_id, 'finalistId', ${id}::integer),
          ${now}::timestamptz, ${now}::timestamptz
        from told
      )
      select person_id from told`.execute(db);
    queued += rows.length;
  }
  return queued;
}
