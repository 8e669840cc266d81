import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { queueMail } from '../mail/queue.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { prune } from './prune.ts';

const DAY = 86_400;

forEachDatabase((start) => {
  it('deletes mails a month after they were sent or given up, but no waiting ones', async () => {
    const { context, db, clock } = await start();
    for (const email of ['sent@example.com', 'failed@example.com', 'waiting@example.com'])
      await queueMail(db, clock, { kind: 'unknown_address', data: { email } });
    const [sent, failed, waiting] = await db.selectFrom('mail_job').select('id').execute();
    const set = (job: typeof sent, values: { sent_at: Date } | { failed_at: Date }) =>
      db
        .updateTable('mail_job')
        .set(values)
        .where('id', '=', job?.id ?? 0)
        .execute();
    await set(sent, { sent_at: clock.now() });
    await set(failed, { failed_at: clock.now() });

    clock.advance(30 * DAY);
    await prune(context);
    expect(await db.selectFrom('mail_job').select('id').execute()).toHaveLength(3);

    clock.advance(1);
    await prune(context);
    expect(await db.selectFrom('mail_job').select('id').execute()).toEqual([waiting]);
  });

  it('keeps each kind of data for the days of the configuration', async () => {
    const { context, db, clock, addPerson } = await start();
    const { config } = context;
    const privacy = { ...config.privacy, mail_days: 2, change_days: 3, link_days: 4 };
    const { id } = await addPerson({ city: 'Cork' });
    await queueMail(db, clock, { kind: 'unknown_address', data: { email: 'a@example.com' } });
    await db.updateTable('mail_job').set({ sent_at: clock.now() }).execute();
    clock.advance(1);
    const moved = { city: 'Galway', last_modified: clock.now() };
    await db.updateTable('person').set(moved).where('id', '=', id).execute();
    const key = { hash: 'h', email: 'a@example.com', email_key: 'a@example.com' };
    const times = { created: clock.now(), expires: clock.now() };
    await db
      .insertInto('login_key')
      .values({ ...key, ...times })
      .execute();
    const counts = async () => {
      await prune({ ...context, config: { ...config, privacy } });
      const tables = ['mail_job', 'person_change', 'login_key'] as const;
      const rows = tables.map((table) =>
        db
          .selectFrom(table)
          .select(sql`1`.as('one'))
          .execute(),
      );
      return (await Promise.all(rows)).map(({ length }) => length);
    };
    expect(await counts()).toEqual([1, 1, 1]);
    clock.advance(2 * DAY);
    expect(await counts()).toEqual([0, 1, 1]);
    clock.advance(DAY + 1);
    expect(await counts()).toEqual([0, 0, 1]);
    clock.advance(DAY);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('keeps sessions, requests, events of payments and answered links for as long as they are needed', async () => {
    const { context, db, clock, addPerson } = await start();
    const { id } = await addPerson();
    const now = clock.now();
    const mail = { email: 'a@example.com', email_key: 'a@example.com' };
    const session = { id: 's', created: now, proved: now, expires: now, person_id: id };
    await db
      .insertInto('session')
      .values({ ...mail, ...session })
      .execute();
    const act = { operation: 'x', person_id: id, account: null, request: '{}', requester: 'a' };
    await db
      .insertInto('pending_act')
      .values({ ...act, reason: 'r', created: now, expires: now })
      .execute();
    const event = { id: 'e', account: 'main', type: 'x', received: now };
    await db.insertInto('stripe_event').values(event).execute();
    const key = { hash: 'h', person_id: id, since: now, expires: now, answer: null };
    await db.insertInto('hold_key').values(key).execute();
    const left = async () => {
      await prune(context);
      const tables = ['session', 'pending_act', 'stripe_event', 'hold_key'] as const;
      const rows = tables.map((table) =>
        db
          .selectFrom(table)
          .select(sql`1`.as('one'))
          .execute(),
      );
      return (await Promise.all(rows)).map(({ length }) => length);
    };
    expect(await left()).toEqual([1, 1, 1, 1]);
    clock.advance(1);
    expect(await left()).toEqual([0, 0, 1, 1]);
    clock.advance(30 * DAY);
    expect(await left()).toEqual([0, 0, 1, 0]);
    clock.advance(10 * DAY);
    expect(await left()).toEqual([0, 0, 0, 0]);
  });

  it('deletes at most 50,000 rows of a kind per run', async () => {
    const { context, db, clock } = await start();
    await sql`
      insert into rate_limit (key, window_start, count)
      select 'test:' || n, ${clock.now()}::timestamptz, 1 from generate_series(1, 51000) as n`.execute(
      db,
    );
    clock.advance(2 * DAY);
    const count = async () => {
      await prune(context);
      return (await db.selectFrom('rate_limit').select('key').execute()).length;
    };
    expect(await count()).toBe(1000);
    expect(await count()).toBe(0);
  });

  it('deletes a person’s previous details after a year', async () => {
    const { context, db, clock, addPerson } = await start();
    const { id } = await addPerson({ city: 'Cork' });
    const move = (city: string) =>
      db
        .updateTable('person')
        .set({ city, last_modified: clock.now() })
        .where('id', '=', id)
        .execute();
    clock.advance(1);
    await move('Galway');
    clock.advance(365 * DAY);
    await move('Dublin');
    await prune(context);
    expect(await db.selectFrom('person_change').select('id').execute()).toHaveLength(2);

    clock.advance(1);
    await prune(context);
    const rows = await db.selectFrom('person_change').select('after').execute();
    expect(rows).toEqual([{ after: { city: 'Dublin' } }]);
  });
});
