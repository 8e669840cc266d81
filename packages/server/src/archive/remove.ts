import { periodPhase, type Period } from '@conkit/rules';
import { sql, type Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { findApproval, requestArchive, type ArchiveRequest } from '../admin/archive.ts';
import type { AdminContext } from '../admin/operation.ts';
import { audited, type AuditActor } from '../audit/audited.ts';
import { getRetentionEnd } from '../config/retention.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { BATCH, deleteBatch } from '../database/deleteBatch.ts';
import { PERSON_TEXTS } from '../database/items.ts';
import { listTables } from '../database/move.ts';
import type { Tables } from '../database/schema.ts';
import { StartError } from '../process/startError.ts';
import { TABLE_DECISIONS, TIED } from './tables.ts';

/** Returns why the data can't be archived or deleted yet, as sentences. */
export async function listObstacles(
  { db, config, clock }: AdminContext,
  isDeleting: boolean,
): Promise<readonly string[]> {
  const now = clock.now();
  const isOpen = (period: Period | undefined) => period && periodPhase(period, now) !== 'closed';
  const awards = Object.entries(config.awards);
  const nominating = awards.filter(([, { nominations }]) => isOpen(nominations));
  const voting = awards.filter(([, award]) => isOpen(award.voting));
  const { count } = await db
    .selectFrom('purchase_intent')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(
      sql<boolean>`status in ('processing', 'requires_action') or (problem is not null and refunded < amount) or disputed`,
    )
    .executeTakeFirstOrThrow();
  const early = (['ballots', 'records'] as const).flatMap((kind) => {
    const end = getRetentionEnd(config, kind);
    return isDeleting && end && now < end
      ? [`The period of ${kind} in the configuration ends ${end.toISOString().slice(0, 10)}.`]
      : [];
  });
  return [
    ...nominating.map(([key]) => `Nominations of ${key} have not closed.`),
    ...voting.map(([key]) => `Voting of ${key} has not closed.`),
    ...(count > 0 ? [`Payments that are open, disputed or to be refunded: ${count}.`] : []),
    ...early,
  ];
}

/** Returns how many rows the deletion would delete or shorten, by table. Tables without any are absent. */
export async function countDeletions(db: Queryable): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const table of await listDeletable(db)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  const { rows } = await sql<{ untied: number; tied: number }>`
    select (count(*) filter (where not tied))::integer as untied,
      (count(*) filter (where tied and is_full))::integer as tied
    from (select (${TIED}) as tied, (${FULL}) as is_full from person) as each`.execute(db);
  counts['person'] = rows[0]?.untied ?? 0;
  counts['person, all but number, name and membership'] = rows[0]?.tied ?? 0;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** The tables to delete from, each before those that it references. */
const listDeletable = async (db: Queryable) =>
  (await listTables(db))
    .filter((table) => TABLE_DECISIONS[table as keyof Tables] === 'delete')
    .toReversed();

/** The fields that are emptied of people whose record stays. */
const EMPTY: Readonly<Record<string, null | readonly never[]>> = {
  ...Object.fromEntries(PERSON_TEXTS.map((name) => [name, null])),
  email: null,
  email_key: null,
  paper_pubs: null,
  daypass_type: null,
  daypass_days: null,
  lookup_names: [],
  lists: [],
};
/** People who still have any of these fields, as a condition on `person`. */
const FULL = sql.raw(
  Object.entries(EMPTY)
    .map(([name, value]) => (value === null ? `${name} is not null` : `${name} <> '{}'`))
    .join(' or '),
);

const LEASE_KEY = 'archive_running';
/** A process that doesn't renew its lease in this time has ended. */
const LEASE = sql`interval '5 minutes'`;

/** Deletes what the archive doesn't need. Repeating it after an interruption completes it. */
export async function removeData(
  context: AdminContext,
  act: AuditActor,
  manifest: string,
): Promise<{ readonly waits: boolean; readonly deleted: Readonly<Record<string, number>> }> {
  const request: ArchiveRequest = { manifest };
  const approval = await findApproval(context, request);
  if (!approval) {
    await requestArchive(context, act, request);
    return { waits: true, deleted: {} };
  }
  const { db } = context;
  const token = randomUUID();
  await takeLease(db, token);
  try {
    const deleted = await countDeletions(db);
    // Log it first: an interrupted deletion must leave a trace.
    await audited({ ...context, approval }, 'archiveConvention', act, () =>
      Promise.resolve({ answer: undefined, changes: [{ before: deleted, after: { manifest } }] }),
    );
    const step = (run: (trx: Transaction<Tables>) => Promise<number>) => repeat(db, token, run);
    await step(shortenPeople);
    for (const table of await listDeletable(db)) {
      await step((trx) => deleteBatch(trx, table, sql`true`));
    }
    await step((trx) => deleteBatch(trx, 'person', sql`not (${TIED})`));
    return { waits: false, deleted };
  } finally {
    await sql`
      delete from setting where key = ${LEASE_KEY} and value::jsonb ->> 'token' = ${token}`.execute(
      db,
    );
  }
}

/** Runs a step in transactions of one batch until nothing is left, and renews the lease in each. A later run continues. */
async function repeat(
  db: Database,
  token: string,
  run: (trx: Transaction<Tables>) => Promise<number>,
): Promise<void> {
  for (let done = BATCH; done === BATCH;) {
    done = await db.transaction().execute(async (trx) => {
      await renewLease(trx, token);
      return run(trx);
    });
  }
}

async function shortenPeople(trx: Queryable): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('person')
    .set({ ...EMPTY, last_modified: sql<Date>`last_modified` })
    .where(
      'id',
      'in',
      sql<number>`(select id from person where (${TIED}) and (${FULL}) order by id limit ${BATCH})`,
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** @throws StartError while another process has the lease */
async function takeLease(db: Queryable, token: string): Promise<void> {
  const { rows } = await sql`
    insert into setting (key, value)
    values (${LEASE_KEY}, jsonb_build_object('token', ${token}::text, 'until', now() + ${LEASE})::text)
    on conflict (key) do update set value = excluded.value
      where (setting.value::jsonb ->> 'until')::timestamptz < now()
    returning key`.execute(db);
  if (rows.length === 0) {
    throw new StartError('Another process is deleting, or was stopped in the last five minutes.');
  }
}

async function renewLease(trx: Queryable, token: string): Promise<void> {
  const { rows } = await sql`
    update setting
    set value = jsonb_build_object('token', ${token}::text, 'until', now() + ${LEASE})::text
    where key = ${LEASE_KEY} and value::jsonb ->> 'token' = ${token}
    returning key`.execute(trx);
  if (rows.length === 0) throw new StartError('Another process has taken over the deletion.');
}
