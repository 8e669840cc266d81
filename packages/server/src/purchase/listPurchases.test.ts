import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('lists purchases for the account’s people, including those that others paid', async () => {
    const { id } = await server.addPerson({ email: 'recipient@example.com' });
    await server.db
      .insertInto('payment')
      .values({
        created: server.clock.now(),
        payment_email: 'friend@example.com',
        payment_email_key: 'friend@example.com',
        status: 'somewhere_between',
        amount: 6000,
        currency: 'eur',
        person_id: id,
        category: 'sponsor',
        type: 'bench',
      })
      .execute();
    const list = await (await server.as('Recipient@example.com')).get('/api/purchase/list');
    expect(list.json()).toMatchObject([
      {
        person_id: id,
        payment_email: 'friend@example.com',
        status: 'processing',
        created: '2019-07-01T12:00:00.000Z',
        updated: null,
        data: {},
      },
    ]);
  });

  it('lists the newest change first', async () => {
    const insert = (invoice: string, created: string, updated: string | null) =>
      server.db
        .insertInto('payment')
        .values({
          created: new Date(created),
          updated: updated === null ? null : new Date(updated),
          payment_email: 'sorted@example.com',
          payment_email_key: 'sorted@example.com',
          status: 'succeeded',
          amount: 6000,
          currency: 'eur',
          category: 'sponsor',
          type: 'bench',
          invoice,
        })
        .execute();
    await insert('second', '2019-05-01T00:00:00Z', null);
    await insert('third', '2019-03-01T00:00:00Z', '2019-04-01T00:00:00Z');
    await insert('first', '2019-01-01T00:00:00Z', '2019-06-01T00:00:00Z');
    const list = await (await server.as('sorted@example.com')).get('/api/purchase/list');
    const invoices = list.json<{ invoice: string }[]>().map(({ invoice }) => invoice);
    expect(invoices).toEqual(['first', 'second', 'third']);
  });
});
