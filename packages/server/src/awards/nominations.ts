import type { Nominations } from '@conkit/api-client';
import type { Nomination } from '@conkit/rules';
import { CompiledQuery, type Selectable, sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { NominationTable } from '../database/schema.ts';
import { queueCopy } from './ballots.ts';
import {
  getHoldsSince,
  HOLD_COLUMNS,
  type HoldColumns,
  type HoldContext,
  isHeld,
  isHeldText,
  requireNotHeld,
} from './holds.ts';

/** One save of a person's nominations in one category. */
export type SavedNominations = Pick<
  Selectable<NominationTable>,
  'id' | 'time' | 'person_id' | 'signature' | 'category' | 'version' | 'nominations'
>;

const columns = [
  'id',
  'time',
  'person_id',
  'signature',
  'category',
  'version',
  'nominations',
] as const;

/** One save of one category, to append. */
interface NominationsSave {
  readonly personId: number;
  /** The account that saves; the person must be on it. */
  readonly emailKey: string;
  /** The membership that gives the right. */
  readonly membership: string;
  readonly category: string;
  /** One more than the version of the previous save. */
  readonly version: number;
  /** Without empty fields and rows. */
  readonly nominations: readonly Nomination[];
  readonly signature: string;
  readonly time: Date;
  readonly ip: string;
  readonly userAgent: string | null;
  /** When the network address and the browser are deleted. */
  readonly originUntil: Date;
  /** When the copy of the nominations is due. */
  readonly copyDueAt: Date;
}

/** Returns the newest save of a person and category. */
export const findNewestNominations = (
  db: Queryable,
  personId: number,
  category: string,
): Promise<SavedNominations | undefined> =>
  db
    .selectFrom('nomination')
    .select(columns)
    .where('person_id', '=', personId)
    .where('category', '=', category)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Appends a save and queues or postpones the copy of the nominations. Does nothing when another save came first, the
 * person's account or membership has changed, or the nominations are held. One statement does both or neither. Saves
 * are never changed.
 *
 * @returns the save, if it was made
 */
export async function appendNominations(
  context: HoldContext & { readonly db: Queryable },
  save: NominationsSave,
): Promise<SavedNominations | undefined> {
  const { personId, emailKey, membership, category, version, signature, time } = save;
  const { ip, userAgent, originUntil, copyDueAt } = save;
  const { rows } = await sql<SavedNominations>`
    with nominator as (
      select id from person
      where id = ${personId} and email_key = ${emailKey} and membership = ${membership}
        and not ${isHeld(context)}
      for key share
    ), saved as (
      insert into nomination
        (person_id, category, version, nominations, signature, time, client_ip)
      select id, ${category}, ${version}, ${JSON.stringify(save.nominations)}::jsonb,
        ${signature}, ${time}::timestamptz, '' from nominator
      on conflict (person_id, category, version) do nothing
      returning ${sql.join(columns.map((column) => sql.ref(column)))}
    ), origin as (
      insert into save_origin (kind, save_id, person_id, client_ip, client_ua, delete_after)
      select 'nomination', id, person_id, ${ip}, ${userAgent}, ${originUntil}::timestamptz from saved
    ), mailed as (${queueCopy({ kind: 'nominations_copy', personId, time, dueAt: copyDueAt })})
    select * from saved`.execute(context.db);
  return rows[0];
}

// Raw SQL, so that the statement stays prepared. It walks the index from category to category and reads one row of
// each, however many saves there were.
const NEWEST = `
  with recursive newest as (
    (select * from nomination where person_id = $1 order by category, version desc limit 1)
    union all
    select next.* from newest, lateral (
      select * from nomination where person_id = $1 and category > newest.category
      order by category, version desc limit 1
    ) next
  )`;
const NEWEST_OF_PERSON = `${NEWEST} select ${columns.join(', ')} from newest`;
const NEWEST_OF_ACCOUNT = `${NEWEST}
  select ${columns.map((column) => `newest.${column}`).join(', ')}, ${HOLD_COLUMNS}
  from person left join newest on true left join ballot_hold as hold on ${isHeldText('$3')}
  where person.id = $1 and person.email_key = $2`;

/** Returns the newest save of every category of a person, including cleared ones. */
export async function listNominations(
  db: Queryable,
  personId: number,
): Promise<SavedNominations[]> {
  const query = CompiledQuery.raw(NEWEST_OF_PERSON, [personId]);
  return (await db.executeQuery<SavedNominations>(query)).rows;
}

/**
 * Same as {@link listNominations}, if the person is on the account.
 *
 * @throws ProblemError `ballot_held`
 */
export async function findNominations(
  context: HoldContext & { readonly db: Queryable },
  emailKey: string,
  personId: number,
): Promise<SavedNominations[] | undefined> {
  const query = CompiledQuery.raw(NEWEST_OF_ACCOUNT, [personId, emailKey, getHoldsSince(context)]);
  const { rows } = await context.db.executeQuery<
    (SavedNominations | { readonly id: null }) & HoldColumns
  >(query);
  const [first] = rows;
  if (!first) return undefined;
  requireNotHeld(context, first);
  // A person without nominations has one row without a save.
  return rows.filter((row) => row.id !== null);
}

/** Converts a save to its form in the API. */
export const toNominations = (row: SavedNominations): Nominations => {
  const { id, person_id, category, nominations, signature, time } = row;
  return { id, person_id, category, nominations, signature, time: time.toISOString() };
};
