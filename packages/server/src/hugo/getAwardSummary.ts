import type { AwardSummary, Votes } from '@conkit/api-client';
import {
  ballotProgress,
  nominationsProgress,
  normalizeEmail,
  type SavedWorks,
} from '@conkit/rules';
import { CompiledQuery } from 'kysely';
import {
  getHold,
  getHoldsSince,
  HOLD_COLUMNS,
  type HoldColumns,
  type HoldContext,
  isHeldText,
} from '../awards/holds.ts';
import { getAnnouncedFinalists } from '../config/announced.ts';
import type { Context } from '../context.ts';
import type { Pages } from '../contract/jsonPieces.ts';
import type { Queryable } from '../database/connect.ts';
import type { Operation } from '../operation.ts';
import type { PeopleSpan } from '../people/queries.ts';

/** Returns the progress of each person on the account in each award. Reads no other account's. */
export const getAwardSummary: Operation<'getAwardSummary'> = async (
  context,
  { session, query },
) => ({
  body: { people: awardPages(context, normalizeEmail(session.email), query) },
});

async function* awardPages(
  context: Context,
  emailKey: string,
  span: PeopleSpan,
): Pages<AwardSummary['people'][number]> {
  const { config, clock } = context;
  const { award_categories: categories } = config;
  const awards = Object.keys(config.awards);
  const finalists = getAnnouncedFinalists(config, clock.now());
  for await (const page of readAccountProgress(context, emailKey, span)) {
    yield page.map(({ id, hold, reminders, votes, works }) => {
      const summary = {
        id,
        reminders,
        awards: awards.map((award) => ({
          award,
          ballot: ballotProgress(votes, finalists, categories, award),
          nominations: nominationsProgress(works, categories, award),
        })),
      };
      return hold
        ? Object.assign(summary, { held: { until: hold.until?.toISOString() ?? null } })
        : summary;
    });
  }
}

/** What a person on an account has saved: the ballot, and the progress of nominations. */
interface SavedOfPerson {
  readonly id: number;
  /** Whether they want reminders to vote. */
  readonly reminders: boolean;
  readonly votes: Votes;
  readonly works: readonly SavedWorks[];
  /** The hold after a move, if any; nothing else is read then. */
  readonly hold: ReturnType<typeof getHold>;
}

interface Row extends HoldColumns {
  readonly id: number;
  readonly reminders: boolean;
  readonly votes: Votes;
  readonly works: readonly (Omit<SavedWorks, 'time'> & {
    /** Milliseconds since 1970, as PostgreSQL's JSON times are not in JavaScript's ISO 8601 format. */
    readonly time: number;
  })[];
}

// Raw SQL, so that the statement stays prepared. For nominations it walks the index from category to category and reads
// one row of each, however many saves there were.
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
  select own.id, exists(select from reminder where person_id = own.id) as reminders, held_since, held_expires, coalesce(ballot.current, '{}') as votes,
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
async function* readAccountProgress(
  context: HoldContext & { readonly db: Queryable },
  emailKey: string,
  { after = 0, limit = Infinity }: { after?: number | undefined; limit?: number | undefined } = {},
): AsyncGenerator<SavedOfPerson[]> {
  let last = after;
  for (let left = limit; ; left -= PAGE) {
    const size = Math.min(left, PAGE);
    const query = CompiledQuery.raw(SAVED_OF_ACCOUNT, [
      emailKey,
      getHoldsSince(context),
      last,
      size,
    ]);
    const { rows } = await context.db.executeQuery<Row>(query);
    yield rows.map(({ id, reminders, votes, works, ...hold }) => ({
      id,
      reminders,
      hold: getHold(context, hold),
      votes,
      works: works.map((saved) => ({ ...saved, time: new Date(saved.time).toISOString() })),
    }));
    if (rows.length < PAGE || left <= PAGE) return;
    last = rows.at(-1)?.id ?? 0;
  }
}
