import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { added, books, buyDaypass, newMember } from '../testing/purchases.ts';
import type { TestServer } from '../testing/server.ts';

const paper_pubs = { name: 'A. Byrne', address: '1 Quay Street', country: 'Ireland' };

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const pass = (more: object = {}) => newMember({ day2: true, day3: true, ...more });
  const request = (more: object = {}) => {
    const one = pass();
    return {
      amount: 9500,
      email: one.email,
      source: 'tok_sandbox_success',
      passes: [one],
      ...more,
    };
  };

  it('charges for the days and creates a person who has a day pass but no membership', async () => {
    const body = request();
    const answer = await buyDaypass(server, body);

    expect(answer.statusCode).toBe(200);
    const { charge_id } = answer.json<{ charge_id: string }>();
    expect(answer.json()).toEqual({ status: 'success', charge_id });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const client = await server.as(body.email);
    const { people } = (await client.get('/api/user')).json<{ people: object[] }>();
    expect(people).toMatchObject([
      {
        membership: 'NonMember',
        member_number: null,
        legal_name: body.passes[0]?.legal_name,
        daypass: '2',
        daypass_type: 'Adult',
        daypass_days: [false, true, true, false, false],
      },
    ]);
    expect((await client.get('/api/purchase/list')).json()).toMatchObject([
      {
        status: 'succeeded',
        amount: 9500,
        category: 'daypass',
        type: 'daypass-Adult',
        person_name: body.passes[0]?.legal_name,
        data: { legal_name: body.passes[0]?.legal_name, day1: false, day2: true, day3: true },
      },
    ]);
    const charge = await server.db
      .selectFrom('sandbox_charge')
      .selectAll()
      .where('id', '=', charge_id)
      .executeTakeFirst();
    expect(charge).toMatchObject({ amount: 9500, description: 'Dublin 2019: Adult day pass' });
  });

  it('sells several passes at once to a payer who gets none', async () => {
    const passes = [pass(), pass({ membership: 'Child', day2: null, day1: true })];
    const change = await added(server, async () => {
      const answer = await buyDaypass(
        server,
        request({ amount: 12500, email: 'payer@example.com', passes }),
      );
      expect(answer.statusCode).toBe(200);
    });
    expect(change).toEqual({ people: 2, charges: 1, mails: 3 });
    const payer = await server.as('payer@example.com');
    expect((await payer.get('/api/purchase/list')).json()).toMatchObject([
      { type: 'daypass-Adult', amount: 9500 },
      { type: 'daypass-Child', amount: 3000 },
    ]);
  });

  it('charges a double click once, and delivers nothing for a declined card', async () => {
    const [body, key] = [request(), crypto.randomUUID()];
    const change = await added(server, async () => {
      const answers = await Promise.all([1, 2].map(() => buyDaypass(server, body, key)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(answers[1]?.body).toBe(answers[0]?.body);
      const declined = await buyDaypass(server, request({ source: 'tok_sandbox_declined' }));
      expect(declined.statusCode).toBe(402);
    });
    expect(change).toEqual({ people: 1, charges: 2, mails: 2 });
  });

  it('returns the right amount for a wrong one, and charges nothing', async () => {
    const before = await books(server);
    const answer = await buyDaypass(server, request({ amount: 5000 }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'amount_mismatch', amount: 9500 });
    expect(await books(server)).toEqual(before);
  });

  it.each([
    ['no day', { day2: false, day3: null }, '/body/passes/0/day1'],
    ['a type without a day pass', { membership: 'Infant' }, '/body/passes/0/membership'],
    ['an unknown type', { membership: 'toString' }, '/body/passes/0/membership'],
    ['a blank name', { legal_name: ' ' }, '/body/passes/0/legal_name'],
    ['no address', { email: undefined }, '/body/passes/0/email'],
    ['paper publications', { paper_pubs }, '/body/passes/0/paper_pubs'],
    ['a day that is not a boolean', { day1: 'yes' }, '/body/passes/0/day1'],
  ])('refuses %s, and points at the field', async (_, more, pointer) => {
    const before = await books(server);
    const answer = await buyDaypass(server, request({ passes: [pass(more)] }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', errors: [{ pointer }] });
    expect(await books(server)).toEqual(before);
  });

  it('refuses an empty list of passes, and a missing source', async () => {
    const none = await buyDaypass(server, request({ passes: [] }));
    expect(none.json()).toMatchObject({ errors: [{ pointer: '/body/passes' }] });
    const unpaid = await buyDaypass(server, request({ source: null }));
    expect(unpaid.json()).toMatchObject({ errors: [{ pointer: '/body/source' }] });
  });
});

forEachDatabase((start) => {
  it('sells no day passes where they are not on sale', async () => {
    const server = await start({ change: (same) => ({ ...same, enable_daypass: false }) });
    const one = newMember({ day1: true });
    const body = { amount: 2500, email: one.email, source: 'tok_sandbox_success', passes: [one] };
    const answer = await buyDaypass(server, body);
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_offered' });
    expect(await books(server)).toEqual({ people: 0, charges: 0, mails: 0 });
  });
});
