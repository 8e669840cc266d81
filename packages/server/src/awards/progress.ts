import type { Votes } from '@conkit/api-client';
import type { SavedWorks } from '@conkit/rules';
import { CompiledQuery } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import { HOLD_COLUMNS, holdOf, holdsSince, isHeldText } from './holds.ts';
import type { HoldColumns, HoldContext } from './holds.ts';

/** What a person on an account has saved: the ballot, and the progress of nominations. */
export interface SavedOfPerson {
  readonly id: number;
  readonly votes: Votes;
  readonly works: readonly SavedWorks[];
  /** The hold after a move, if any; nothing else is read then. */
  readonly hold: ReturnType<typeof holdOf>;
}

interface Row extends HoldColumns {
  readonly id: number;
  readonly votes: Votes;
  readonly works: readonly (Omit<SavedWorks, 'time'> & {
    /** Milliseconds since 1970, as PostgreSQL's JSON times are not in JavaScript's ISO 8601 format. */
    readonly time: number;
  })[];
}

// Raw SQL, so that the statement stays prepared. For nominations it walks the index from each category to the
// next, so that it reads as many rows as there are categories, however many saves there were.
const SAVED_OF_ACCOUNT = `
  with recursive own as (
    select person.id, ${HOLD_COLUMNS}
    from person left join ballot_hold as hold on ${isHeldText('$2')} 
    where person.email_key = $1 and person.id > $3 order by person.id limit $4
  ), newest as (
    select own.id as person_id, first.* from (select id from own where held_since is null) as own, lateral (
      select category, time, jsonb_array_length(nominations) as works
      from nomination where person_id = own.id order by category, version desc limit 1
    ) first
    union all
    select newest.person_id, next.* from newest, lateral (
      select category, time, jsonb_array_length(nominations) as works
      from nomination where person_id = newest.person_id and category > newest.category
      order by category, version desc limit 1
    ) next
  )
  select own.id, held_since, held_expires, coalesce(ballot.current, '{}') as votes,
    coalesce((
      select jsonb_agg(jsonb_build_object('category', category, 'works', works,
        'time', floor(extract(epoch from time) * 1000)))
      from newest where newest.person_id = own.id
    ), '[]') as works
  from own left join ballot on ballot.person_id = own.id and held_since is null
  order by own.id`;

/** People per page. */
const PAGE = 100;

/**
 * Yields what the people on an account have saved, in their order. Reads each page with one statement, however
 * many categories and saves there are.
 */
export async function* savedOfAccount(
  context: HoldContext & { readonly db: Queryable },
  emailKey: string,
  { after = 0, limit = Infinity }: { after?: number | undefined; limit?: number | undefined } = {},
): AsyncGenerator<SavedOfPerson[]> {
  let last = after;
  for (let left = limit; ; left -= PAGE) {
    const size = Math.min(left, PAGE);
    const query = CompiledQuery.raw(SAVED_OF_ACCOUNT, [emailKey, holdsSince(context), last, size]);
    const { rows } = await context.db.executeQuery<Row>(query);
    yield rows.map(({ id, votes, works, ...hold }) => ({
      id,
      hold: holdOf(context, hold),
      votes,
      works: works.map((saved) => ({ ...saved, time: new Date(saved.time).toISOString() })),
    }));
    if (rows.length < PAGE || left <= PAGE) return;
    last = rows.at(-1)?.id ?? 0;
  }
}
