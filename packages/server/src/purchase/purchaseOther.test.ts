import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Convention, PurchaseCategory } from '../config/types.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { besideTransaction } from '../testing/postgres.ts';
import { added, addMember, books, buy, buyDaypass, buyOther } from '../testing/purchases.ts';
import type { TestServer } from '../testing/server.ts';

const label = { en: 'Label' };

/** A category with every kind of field, sold to everyone; and a free item. */
const workshops: PurchaseCategory = {
  label,
  allow_create_account: true,
  requireMembership: ['Adult', 'Child'],
  shape: [
    { key: 'title', type: 'string', required: true, label },
    { key: 'count', type: 'number', label },
    { key: 'agreed', type: 'boolean', required: true, label },
    { key: 'size', type: 'string', label, values: { S: { en: 'Small' }, L: { en: 'Large' } } },
    { key: 'secret', type: 'string', generated: true, required: true, label },
    { key: 'invoice', type: 'string', label },
  ],
  types: [
    { key: 'workshop', phases: [{ amount: 2000 }], label },
    { key: 'talk', phases: [{ amount: 0 }], label },
  ],
};
const withMore = (convention: Convention): Convention => ({
  ...convention,
  purchase_categories: { ...convention.purchase_categories, workshops },
});

forEachDatabase((start, engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ change: withMore });
  });

  const member = (more: object = {}) => addMember(server, more);
  type Member = Awaited<ReturnType<typeof member>>;

  const bench = { amount: 6000, category: 'sponsor', type: 'bench', data: { sponsor: ' Me ' } };
  const workshop = {
    amount: 2000,
    category: 'workshops',
    type: 'workshop',
    data: { title: 'Lace', agreed: true },
  };
  const request = (email: string, ...items: object[]) => ({
    account: 'default',
    email,
    source: 'tok_sandbox_success',
    items,
  });
  const getList = async ({ client }: Member) =>
    (await client.get('/api/purchase/list')).json<Record<string, unknown>[]>();

  it('sells an item for a person, with the values of its form', async () => {
    const one = await member();
    const item = {
      ...bench,
      person_id: one.id,
      person_name: 'Someone',
      invoice: 12,
      comments: ' Hi ',
    };
    const answer = await buyOther(one.client, request(one.email, item));

    expect(answer.statusCode).toBe(200);
    const { charge_id } = answer.json<{ charge_id: string }>();
    expect(answer.json()).toEqual({ status: 'succeeded', charge_id });
    expect(await getList(one)).toMatchObject([
      {
        status: 'succeeded',
        amount: 6000,
        currency: 'eur',
        category: 'sponsor',
        type: 'bench',
        person_id: one.id,
        person_name: one.legal_name,
        data: { sponsor: 'Me' },
        invoice: '12',
        comments: 'Hi',
        stripe_charge_id: charge_id,
      },
    ]);
  });

  it('accepts invoice number and comments among the fields too, and stores them once', async () => {
    const one = await member();
    const data = { sponsor: 'Me', invoice: 12, comments: 'Hi' };
    await buyOther(one.client, request(one.email, { ...bench, data }));
    expect(await getList(one)).toMatchObject([{ invoice: '12', comments: 'Hi' }]);
    expect((await getList(one))[0]?.['data']).toEqual({ sponsor: 'Me' });
  });

  it('sells several items with one charge', async () => {
    const one = await member();
    const items = [bench, { ...bench, type: 'lounge', amount: 50000 }];
    const change = await added(server, () => buyOther(one.client, request(one.email, ...items)));
    expect(change).toEqual({ people: 0, charges: 1, mails: 2 });
    expect((await getList(one)).map(({ amount }) => amount)).toEqual([6000, 50000]);
  });

  it('sells to a visitor, whether or not the address is known', async () => {
    const { email } = await member();
    const known = { ...bench, person_name: 'A Visitor' };
    expect((await buyOther(server, request(email, known))).statusCode).toBe(200);
    expect((await buyOther(server, request('new@example.com', known))).statusCode).toBe(200);
    const client = await server.as('new@example.com');
    const own = await buyOther(client, request('new@example.com', bench));
    expect(own.statusCode).toBe(200);
    const bought = (await client.get('/api/purchase/list')).json<{ person_name: string }[]>();
    expect(bought.map(({ person_name }) => person_name)).toContain('A Visitor');
  });

  it('also accepts the name of a person without a record in a field of an earlier draft', async () => {
    const one = await member();
    const named = [
      { ...bench, name: ' A Visitor ' },
      { ...bench, person_name: 'First', name: 'Second' },
    ];
    await buyOther(one.client, request(one.email, ...named));
    expect((await getList(one)).map(({ person_name }) => person_name).toSorted()).toEqual([
      'A Visitor',
      'First',
    ]);
  });

  it('sells for a person on another account, without revealing their data', async () => {
    const victim = await member({ public_first_name: 'Fan', city: 'Secret' });
    const payer = await member();
    const item = { ...bench, person_id: victim.id };
    const answer = await buyOther(payer.client, request(payer.email, item));
    expect(answer.statusCode).toBe(200);
    const list = await payer.client.get('/api/purchase/list');
    expect(list.json()).toMatchObject([{ person_id: victim.id, person_name: 'Fan' }]);
    for (const secret of [victim.legal_name, victim.email, 'Secret']) {
      expect(answer.body + list.body).not.toContain(secret);
    }
    expect(await getList(victim)).toMatchObject([
      { payment_email: payer.email, type: 'bench', stripe_token: null },
    ]);
  });

  it('delivers a site selection token, paid into its own account, ignoring the client’s token', async () => {
    const one = await member();
    const token = { amount: 4000, category: 'siteselect', type: 'ss-token', person_id: one.id };
    const items = [{ ...token, data: { token: 'MINE00' } }];
    const answer = await buyOther(one.client, {
      ...request(one.email, ...items),
      account: 'siteselect',
    });
    expect(answer.statusCode).toBe(200);
    const [bought] = await getList(one);
    expect(bought).toMatchObject({ status: 'succeeded', type: 'ss-token', person_id: one.id });
    expect(bought?.['data']).toEqual({
      token: expect.stringMatching(/^[ABCDEFHJKLMNPQRTUVWXY0-9]{6}$/),
    });
    expect(bought?.['data']).not.toEqual({ token: 'MINE00' });
  });

  it('delivers no token before it is paid', async () => {
    const one = await member();
    const token = { amount: 4000, category: 'siteselect', type: 'ss-token', person_id: one.id };
    const body = { ...request(one.email, token), account: 'siteselect' };
    await buyOther(one.client, { ...body, source: 'tok_sandbox_3ds' });
    await buyOther(one.client, { ...body, source: 'tok_sandbox_declined' });
    expect((await getList(one)).map(({ data }) => data)).toEqual([{}, {}]);
  });

  it('checks every field of the category, and stores values of the right type', async () => {
    const one = await member();
    const data = {
      title: 'Lace',
      count: 2.5,
      agreed: true,
      size: 'L',
      secret: 'mine',
      invoice: '7',
    };
    const item = { ...workshop, person_id: one.id, data };
    expect((await buyOther(one.client, request(one.email, item))).statusCode).toBe(200);
    expect(await getList(one)).toMatchObject([{ invoice: '7' }]);
    expect((await getList(one))[0]?.['data']).toEqual({
      title: 'Lace',
      count: 2.5,
      agreed: true,
      size: 'L',
      secret: expect.stringMatching(/^\w{6}$/),
    });
  });

  it('accepts a free item without a card, once within ten minutes', async () => {
    const one = await member();
    const item = { ...workshop, type: 'talk', amount: 0, person_id: one.id };
    const body = { ...request(one.email, item), source: null };
    const change = await added(server, async () => {
      for (const answer of await Promise.all([1, 2].map(() => buyOther(one.client, body, null)))) {
        expect(answer.json()).toEqual({ status: 'succeeded' });
      }
    });
    expect(change).toEqual({ people: 0, charges: 0, mails: 1 });
    expect(await getList(one)).toMatchObject([{ status: 'succeeded', amount: 0, type: 'talk' }]);
  });

  it('charges a double click once, and refuses another purchase under the same key', async () => {
    const one = await member();
    const [body, key] = [request(one.email, bench), crypto.randomUUID()];
    const change = await added(server, async () => {
      const answers = await Promise.all([1, 2, 3].map(() => buyOther(one.client, body, key)));
      expect(new Set(answers.map((answer) => `${answer.statusCode}${answer.body}`)).size).toBe(1);
      const other = request(one.email, { ...bench, data: { sponsor: 'You' } });
      const answer = await buyOther(one.client, other, key);
      expect(answer.json()).toMatchObject({ code: 'duplicate' });
    });
    expect(change).toEqual({ people: 0, charges: 1, mails: 1 });
  });

  it('returns the right amount for a wrong one, and charges nothing', async () => {
    const one = await member();
    const before = await books(server);
    const cheap = await buyOther(one.client, request(one.email, { ...bench, amount: 1 }));
    expect(cheap.statusCode).toBe(409);
    expect(cheap.json()).toMatchObject({ code: 'amount_mismatch', amount: 6000 });
    expect(await books(server)).toEqual(before);
  });

  const sponsor = 'data/sponsor';
  it.each([
    ['an unknown category', bench, { category: 'nonsense' }, 'category'],
    ['the name of a JavaScript method', bench, { category: 'toString' }, 'category'],
    ['a membership', bench, { category: 'new_member', type: 'Adult' }, 'category'],
    ['an unknown type', bench, { type: 'workshop' }, 'type'],
    ['a type without a price', bench, { category: 'ads', type: 'ad-invoice', data: {} }, 'type'],
    ['a missing field', bench, { data: null }, sponsor],
    ['a blank field', bench, { data: { sponsor: ' ' } }, sponsor],
    ['a number for a text', bench, { data: { sponsor: 1 } }, sponsor],
    ['an unknown field', bench, { data: { sponsor: 'Me', colour: 'red' } }, 'data/colour'],
    ['a NUL', bench, { data: { sponsor: 'M\0e' } }, sponsor],
    ['a box that is not ticked', workshop, { data: { title: 'A', agreed: false } }, 'data/agreed'],
    ['a text for a box', workshop, { data: { title: 'A', agreed: 'yes' } }, 'data/agreed'],
    ['a text for a number', workshop, { data: { ...workshop.data, count: '1' } }, 'data/count'],
    ['a value not offered', workshop, { data: { ...workshop.data, size: 'XL' } }, 'data/size'],
    ['a person who does not exist', bench, { person_id: 999_999 }, 'person_id'],
    ['a missing person where one is required', workshop, {}, 'person_id'],
  ])('refuses %s, and points at the field', async (_, item, more, field) => {
    const one = await member();
    const before = await books(server);
    const answer = await buyOther(one.client, request(one.email, { ...item, ...more }));
    expect(answer.statusCode).toBe(400);
    const { code, errors } = answer.json<{ code: string; errors: { pointer: string }[] }>();
    expect(code).toBe('invalid');
    expect(errors.map(({ pointer }) => pointer)).toContain(`/body/items/0/${field}`);
    expect(await books(server)).toEqual(before);
  });

  it('sells members’ items to members only', async () => {
    const one = await member({ membership: 'NonMember' });
    const answer = await buyOther(
      one.client,
      request(one.email, { ...workshop, person_id: one.id }),
    );
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/body/items/0/person_id' }] });
    const child = await member({ membership: 'Child' });
    const token = { amount: 4000, category: 'siteselect', type: 'ss-token', person_id: child.id };
    const body = { ...request(child.email, token), account: 'siteselect' };
    expect((await buyOther(child.client, body)).json()).toMatchObject({
      errors: [{ pointer: '/body/items/0/person_id' }],
    });
  });

  it('refuses an account other than the category’s, also for one of two items', async () => {
    const one = await member();
    const token = { amount: 4000, category: 'siteselect', type: 'ss-token', person_id: one.id };
    for (const items of [[token], [bench, token]]) {
      const answer = await buyOther(one.client, request(one.email, ...items));
      expect(answer.json()).toMatchObject({ errors: [{ pointer: '/body/account' }] });
    }
  });

  it('requires a session to name a person', async () => {
    const one = await member();
    for (const item of [{ ...bench, person_id: one.id }, workshop]) {
      const answer = await buyOther(server, request(one.email, item));
      expect(answer.statusCode).toBe(401);
    }
  });

  it('accepts only the convention’s currency, in any letter case, in every purchase call', async () => {
    const one = await member();
    const own = await buyOther(one.client, request(one.email, { ...bench, currency: 'EUR' }));
    expect(own.statusCode).toBe(200);
    const before = await books(server);
    const adult = { membership: 'Adult', legal_name: 'Not Sold', email: 'not@example.com' };
    const common = { email: one.email, source: 'tok_sandbox_success', currency: 'cad' };
    const answers = [
      await buyOther(one.client, request(one.email, bench, { ...bench, currency: 'cad' })),
      await buyOther(one.client, request(one.email, { id: 1, currency: 'usd' })),
      await buy(one.client, { ...common, amount: 21000, new_members: [adult] }),
      await buyDaypass(one.client, { ...common, amount: 2500, passes: [{ ...adult, day1: true }] }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    const messages = ['items[1].currency', 'items[0].currency', 'currency', 'currency'].map(
      (field) => `${field} must be eur, in which everything is sold`,
    );
    expect(answers.map((answer) => answer.json<{ errors: object[] }>().errors)).toEqual([
      [{ pointer: '/body/items/1/currency', message: messages[0] }],
      [{ pointer: '/body/items/0/currency', message: messages[1] }],
      [{ pointer: '/body/currency', message: messages[2] }],
      [{ pointer: '/body/currency', message: messages[3] }],
    ]);
    expect(await books(server)).toEqual(before);
  });

  it('refuses a missing source when there is something to pay, and a source when there is not', async () => {
    const one = await member();
    const unpaid = await buyOther(one.client, { ...request(one.email, bench), source: null });
    expect(unpaid.json()).toMatchObject({ errors: [{ pointer: '/body/source' }] });
    const talk = { ...workshop, type: 'talk', amount: 0, person_id: one.id };
    const paid = await buyOther(one.client, request(one.email, talk));
    expect(paid.json()).toMatchObject({ errors: [{ pointer: '/body/source' }] });
  });
  // The embedded database runs one statement at a time.
  if (engine === 'postgres')
    it('delivers two concurrent purchases for the same people in either order', async () => {
      const [one, two, buyer] = [await member(), await member(), await member()];
      const waiting = async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
        return rows[0]?.count;
      };
      const benchFor = ({ id }: Member) => Object.assign({ person_id: id }, bench);
      const buyFor = (...people: Member[]) =>
        buyOther(buyer.client, request(buyer.email, ...people.map(benchFor)));
      const answers = await server.db.transaction().execute(async (trx) => {
        // Waits until both deliveries wait for their people.
        await sql`select from person where id in (${one.id}, ${two.id}) for no key update`.execute(
          trx,
        );
        const both = besideTransaction(() => [buyFor(one, two), buyFor(two, one)]);
        await expect.poll(() => besideTransaction(waiting), { timeout: 30_000 }).toBe(2);
        return both;
      });
      const statuses = (await Promise.all(answers)).map((answer) => answer.json().status);
      expect(statuses).toEqual(['succeeded', 'succeeded']);
    });
});
