// Decisions: docs/decisions/awards.md
import { listDueReminders } from '@conkit/rules';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';

type Source = Pick<Context, 'config' | 'clock'>;

/** The reminders of one deadline whose time has come. */
interface Due {
  /** The awards that close then. */
  readonly awards: readonly string[];
  /** Their reminders, as `reminder.done` stores them. */
  readonly keys: readonly string[];
}

/** Groups the due reminders by deadline, so that awards that close together share a mail (CAL-11). */
function listDue({ config, clock }: Source): Due[] {
  const byDeadline = new Map<string, { awards: string[]; keys: string[] }>();
  for (const [award, { voting }] of Object.entries(config.awards)) {
    const hours = voting ? listDueReminders(voting, clock.now()) : [];
    if (!voting || hours.length === 0) continue;
    const due = byDeadline.get(voting.closes) ?? { awards: [], keys: [] };
    due.awards.push(award);
    due.keys.push(...hours.map((before) => `${award}:${before}`));
    byDeadline.set(voting.closes, due);
  }
  return [...byDeadline.values()];
}

/** Starts or stops the reminders of a person. Reminders whose time has passed are not sent later. */
export async function setReminders(
  db: Queryable,
  source: Source,
  personId: number,
  isWanted: boolean,
): Promise<void> {
  if (!isWanted) {
    await db.deleteFrom('reminder').where('person_id', '=', personId).execute();
    return;
  }
  const done = listDue(source).flatMap(({ keys }) => keys);
  // A link in an old mail may name a record that was merged or erased since.
  await sql`
    insert into reminder (person_id, done)
    select id, ${done}::text[] from person where id = ${personId} and email is not null
    on conflict do nothing`.execute(db);
}

/** Returns whether a person wants reminders. */
export const wantsReminders = async (db: Queryable, personId: number): Promise<boolean> =>
  (await db
    .selectFrom('reminder')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst()) !== undefined;

/** Moves the reminders of a merged record. Those that either record has had are not sent again. */
export async function mergeReminders(trx: Queryable, from: number, to: number): Promise<void> {
  await sql`
    with moved as (delete from reminder where person_id = ${from} returning done)
    insert into reminder (person_id, done) select ${to}, done from moved
    on conflict (person_id) do update set done = reminder.done || excluded.done`.execute(trx);
}

/** How many reminders a process queues per minute, so that other mails don't wait behind them. */
const PER_RUN = 200;

/**
 * Queues the mails of due reminders. Each is queued once, whatever number of processes run. The mail itself skips
 * people whose ballot is finished when it is sent.
 */
export async function queueReminders({ db, config, clock, env }: Context): Promise<void> {
  // A copy of the data must not use up the reminders.
  if (env.holdsMail) return;
  for (const { awards, keys } of listDue({ config, clock })) {
    const now = clock.now();
    await sql`
      with due as (
        select person_id from reminder where not done @> ${[...keys]}::text[]
        order by person_id limit ${PER_RUN} for update skip locked
      ), reminded as (
        update reminder set done = array(select distinct unnest(done || ${[...keys]}::text[]))
        from due where due.person_id = reminder.person_id
        returning reminder.person_id
      )
      insert into mail_job (kind, data, due_at, created)
      select 'vote_reminder',
        jsonb_build_object('personId', person_id, 'awards', ${JSON.stringify(awards)}::jsonb),
        ${now}::timestamptz, ${now}::timestamptz
      from reminded`.execute(db);
  }
}
