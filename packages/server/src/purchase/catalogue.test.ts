import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('tells everything that can be bought, in English and in the other languages', async () => {
    const data = (await server.get('/api/purchase/data')).json<Record<string, object>>();

    expect(Object.keys(data)).toEqual(Object.keys(server.context.config.purchase_categories));
    expect(data['new_member']).toMatchObject({
      label: 'New membership',
      account: 'default',
      allow_create_account: true,
      listed: false,
      types: expect.arrayContaining([
        expect.objectContaining({ key: 'Adult', amount: 21000 }),
        expect.objectContaining({ key: 'Infant', amount: 500 }),
      ]),
    });
    expect(data['siteselect']).toMatchObject({
      account: 'siteselect',
      listed: true,
      localized: { label: { fi: expect.stringContaining('2021') } },
      shape: [{ key: 'token', type: 'string', required: true, generated: true }],
    });
    expect(data['upgrade']).toMatchObject({ types: [expect.not.objectContaining({ amount: 0 })] });
  });

  it('tells the price of each day', async () => {
    const prices = (await server.get('/api/purchase/daypass-prices')).json();
    expect(prices).toMatchObject({
      Adult: { day1: 2500, day2: 4500, day3: 5000, day4: 5000, day5: 2500 },
      Child: { day1: 1000 },
    });
  });

  it('has a public key for each payment account', async () => {
    expect((await server.get('/api/purchase/keys')).json()).toEqual({
      default: 'pk_sandbox_default',
      siteselect: 'pk_sandbox_siteselect',
    });
  });

  it('lists purchases for my people too, whoever paid', async () => {
    const { id } = await server.addPerson({ email: 'beneficiary@example.com' });
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
    const list = await (await server.as('Beneficiary@example.com')).get('/api/purchase/list');
    expect(list.json()).toMatchObject([
      {
        payment_email: 'friend@example.com',
        status: 'processing',
        created: '2019-07-01T12:00:00.000Z',
        updated: null,
        data: {},
      },
    ]);
  });
});
