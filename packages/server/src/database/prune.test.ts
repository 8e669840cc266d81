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
