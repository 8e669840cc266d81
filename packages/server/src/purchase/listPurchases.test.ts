import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { buyOther } from '../testing/purchases.ts';
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

  it('names the card that was charged to its payer, and to no other account', async () => {
    const friend = await server.addPerson({
      email: 'befriended@example.com',
      membership: 'Supporter',
    });
    const item = {
      person_id: friend.id,
      amount: 6000,
      category: 'sponsor',
      type: 'bench',
      data: {},
    };
    const paid = await buyOther(await server.as('payer@example.com'), {
      account: 'default',
      email: 'payer@example.com',
      source: 'tok_sandbox_success',
      items: [{ ...item, data: { sponsor: 'Aoife' } }],
    });
    expect(paid.statusCode).toBe(200);
    const list = async (email: string) =>
      (await (await server.as(email)).get('/api/purchase/list')).json<{ card?: object }[]>();
    expect(await list('payer@example.com')).toMatchObject([
      { card: { brand: 'Visa', last4: '4242' } },
    ]);
    const [gift] = await list('befriended@example.com');
    expect(gift).toMatchObject({ person_id: friend.id });
    expect(gift).not.toHaveProperty('card');
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
