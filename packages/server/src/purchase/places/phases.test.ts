import type { DaypassPrices, PurchaseData } from '@conkit/api-client';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Convention } from '../../config/types.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { addMember, buy, buyDaypass, newMember, request } from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/server.ts';

const MIDNIGHT = '2019-07-01T00:00:00.000Z';
const END = '2019-08-01T00:00:00.000Z';
const justBefore = (instant: string) => new Date(Date.parse(instant) - 1);

/** Adults cost more from midnight on, and nothing is sold to them after the end. */
function withPhases(config: Convention): Convention {
  const { new_member, ...others } = config.purchase_categories;
  if (!new_member) throw new Error('no memberships');
  const types = new_member.types.map((type) =>
    type.key === 'Adult'
      ? {
          ...type,
          phases: [{ amount: 21000 }, { from: MIDNIGHT, amount: 23000 }],
          sale: { from: '2019-06-01T00:00:00.000Z', until: END },
        }
      : type,
  );
  const days = { day1: 2500 };
  return {
    ...config,
    purchase_categories: { ...others, new_member: { ...new_member, types } },
    daypass: {
      ...config.daypass,
      phases: {
        ...config.daypass.phases,
        Adult: [{ days }, { from: MIDNIGHT, days: { day1: 3000 } }],
      },
    },
  };
}

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ change: withPhases });
  });
  beforeEach(async () => {
    server.clock.set(justBefore(MIDNIGHT));
    await server.db.deleteFrom('sandbox_charge').execute();
  });

  const getAdult = async () => {
    const data = (await server.get('/api/purchase/data')).json<PurchaseData>();
    return data['new_member']?.types.find(({ key }) => key === 'Adult');
  };
  const charged = async () =>
    (
      await server.db.selectFrom('sandbox_charge').select('amount').orderBy('created').execute()
    ).map(({ amount }) => amount);

  it('returns the present price, when it changes and what follows', async () => {
    const window = { from: '2019-06-01T00:00:00.000Z', until: END };
    expect(await getAdult()).toMatchObject({
      amount: 21000,
      sale: { state: 'on_sale', ...window, changes: MIDNIGHT, next_amount: 23000 },
    });
    const passes = async () =>
      (await server.get('/api/purchase/data')).json<PurchaseData>()['daypass'];
    expect((await passes())?.types[0]?.sale).toEqual({
      state: 'on_sale',
      changes: MIDNIGHT,
      next_days: { day1: 3000 },
    });
    const prices = async () =>
      (await server.get('/api/purchase/daypass-prices')).json<DaypassPrices>()['Adult'];
    expect(await prices()).toEqual({ day1: 2500 });
    server.clock.set(MIDNIGHT);
    const after = await getAdult();
    expect(after).toMatchObject({ amount: 23000, sale: { state: 'on_sale', ...window } });
    expect(after?.sale).not.toHaveProperty('changes');
    expect(await prices()).toEqual({ day1: 3000 });
  });

  it('charges the accepted price until midnight, and from then on refuses it with the new one', async () => {
    expect((await buy(server, request())).statusCode).toBe(200);
    server.clock.set(MIDNIGHT);
    const body = request();
    const refused = await buy(server, body);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'amount_mismatch', amount: 23000 });
    expect(await charged()).toEqual([21000]);
    expect((await buy(server, { ...body, amount: 23000 })).statusCode).toBe(200);
    expect(await charged()).toEqual([21000, 23000]);
  });

  it('keeps the accepted price of a payment that is completed after midnight', async () => {
    const key = crypto.randomUUID();
    const body = request({ source: 'tok_sandbox_3ds' });
    const begun = (await buy(server, body, key)).json<{ client_secret: string }>();
    server.clock.set(MIDNIGHT);
    const { client_secret } = begun;
    await server.post('/api/purchase/sandbox-authentication', { client_secret, approve: true });
    const done = await server.post('/api/purchase/finish', { key });
    expect(done.json()).toMatchObject({ status: 'success' });
    expect(await charged()).toEqual([21000]);
  });

  it('answers a request whose answer was lost as before, after midnight too', async () => {
    const key = crypto.randomUUID();
    const body = request();
    const first = await buy(server, body, key);
    server.clock.set(MIDNIGHT);
    expect((await buy(server, body, key)).json()).toEqual(first.json());
    expect(await charged()).toEqual([21000]);
  });

  it('prices upgrades and day passes by the same midnight', async () => {
    const { id, email, client } = await addMember(server, { membership: 'Supporter' });
    const upgrade = (amount: number) => ({
      amount,
      email,
      source: `tok_sandbox_success_${amount}`,
      upgrades: [{ id, membership: 'Adult' }],
    });
    const { legal_name } = newMember();
    const pass = (amount: number) => ({
      amount,
      email,
      source: `tok_sandbox_success_${amount}`,
      passes: [{ legal_name, email, membership: 'Adult', day1: true }],
    });
    expect((await buyDaypass(server, pass(2500))).statusCode).toBe(200);
    server.clock.set(MIDNIGHT);
    expect((await buy(client, upgrade(17000))).json()).toMatchObject({ amount: 19000 });
    expect((await buy(client, upgrade(19000))).statusCode).toBe(200);
    expect((await buyDaypass(server, pass(2500))).json()).toMatchObject({ amount: 3000 });
  });

  it('sells nothing before its sale and after it', async () => {
    server.clock.set('2019-05-31T23:59:59.999Z');
    expect((await getAdult())?.sale?.state).toBe('not_yet');
    expect((await buy(server, request())).json()).toMatchObject({ code: 'not_on_sale' });
    server.clock.set(justBefore(END));
    expect((await buy(server, request({ amount: 23000 }))).statusCode).toBe(200);
    server.clock.set(END);
    expect((await getAdult())?.sale?.state).toBe('ended');
    const late = await buy(server, request({ amount: 23000 }));
    expect(late.json()).toMatchObject({ status: 409, code: 'not_on_sale' });
    const { id, email, client } = await addMember(server, { membership: 'Supporter' });
    const upgrades = [{ id, membership: 'Adult' }];
    const upgrade = { amount: 19000, email, source: 'tok_sandbox_success', upgrades };
    expect((await buy(client, upgrade)).json()).toMatchObject({ code: 'not_on_sale' });
  });
});
