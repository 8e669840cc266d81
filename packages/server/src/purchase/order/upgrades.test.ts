import { beforeAll, expect, it } from 'vitest';
import type { Convention } from '../../config/types.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { added, addMember, books, buy, newMember } from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/server.ts';

const paper_pubs = { name: 'A. Byrne', address: '1 Quay Street', country: 'Ireland' };

/** The demonstration, with free paper publications. */
const freePaperPubs = (convention: Convention): Convention => ({
  ...convention,
  paid_paper_pubs: false,
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const person = (id: number) =>
    server.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const member = (more: object = {}) => addMember(server, { membership: 'Supporter', ...more });

  const request = (email: string, amount: number, ...upgrades: object[]) => ({
    amount,
    email,
    source: 'tok_sandbox_success',
    upgrades,
  });

  it('charges the difference and changes the membership, keeping the member number', async () => {
    const { id, email, client, member_number, legal_name } = await member();
    server.clock.advance(60);
    const answer = await buy(client, request(email, 17000, { id, membership: 'Adult' }));

    expect(answer.statusCode).toBe(200);
    const { charge_id } = answer.json<{ charge_id: string }>();
    expect(answer.json()).toEqual({ status: 'success', charge_id });
    expect(await person(id)).toMatchObject({
      membership: 'Adult',
      member_number,
      paper_pubs: null,
      last_modified: server.clock.now(),
    });
    const charge = await server.db
      .selectFrom('sandbox_charge')
      .selectAll()
      .where('id', '=', charge_id)
      .executeTakeFirst();
    expect(charge).toMatchObject({ amount: 17000, description: 'Dublin 2019: Upgrade to Adult' });
    expect((await client.get('/api/purchase/list')).json()).toMatchObject([
      {
        status: 'succeeded',
        amount: 17000,
        category: 'upgrade',
        type: 'upgrade',
        person_id: id,
        person_name: legal_name,
        data: { membership: 'Adult' },
      },
    ]);
  });

  it('assigns the next member number to a person without one', async () => {
    const { id, email, client } = await member({ membership: 'NonMember' });
    const last = (await member()).member_number ?? 0;
    await buy(client, request(email, 21000, { id, membership: 'Adult' }));
    expect(await person(id)).toMatchObject({ membership: 'Adult', member_number: last + 1 });
  });

  it('adds paper publications alone, or with a membership', async () => {
    const one = await member({ membership: 'Adult' });
    const two = await member();
    const given = { name: ' A. Byrne ', address: '1 Quay Street', country: 'Ireland' };
    await buy(one.client, request(one.email, 1000, { id: one.id, paper_pubs: given }));
    const both = { id: two.id, membership: 'Adult', paper_pubs };
    await buy(two.client, request(two.email, 18000, both));

    expect(await person(one.id)).toMatchObject({ membership: 'Adult', paper_pubs });
    expect(await person(two.id)).toMatchObject({ membership: 'Adult', paper_pubs });
    expect((await one.client.get('/api/purchase/list')).json()).toMatchObject([
      { category: 'paper_pubs', type: 'paper_pubs', data: { pp_name: 'A. Byrne' } },
    ]);
    expect((await two.client.get('/api/purchase/list')).json()).toMatchObject([
      { category: 'upgrade', data: { membership: 'Adult', paper_pubs } },
    ]);
  });

  it('charges new members and upgrades together', async () => {
    const { id, email, client } = await member({ membership: 'YoungAdult' });
    const other = await server.addPerson({ membership: 'Child', email });
    const body = {
      ...request(email, 43000, { id, membership: 'Adult' }, { id: other.id, membership: 'Adult' }),
      new_members: [newMember()],
    };
    const change = await added(server, async () => {
      expect((await buy(client, body)).statusCode).toBe(200);
    });
    expect(change).toEqual({ people: 1, charges: 1, mails: 4 });
    expect(await person(id)).toMatchObject({ membership: 'Adult' });
    expect(await person(other.id)).toMatchObject({ membership: 'Adult' });
    expect((await client.get('/api/purchase/list')).json()).toMatchObject([
      { category: 'new_member', amount: 21000 },
      { category: 'upgrade', amount: 8000, person_id: id },
      { category: 'upgrade', amount: 14000, person_id: other.id },
    ]);
  });

  it('refuses a change to a type of the same price, alone or with paper publications', async () => {
    const { id, email, client } = await member({ membership: 'YoungAdult' });
    const before = await books(server);
    const equal = { id, membership: 'FirstWorldcon' };
    for (const [amount, upgrade] of [
      [0, equal],
      [1000, { ...equal, paper_pubs }],
    ] as const) {
      const body = {
        ...request(email, amount, upgrade),
        source: amount ? 'tok_sandbox_success' : null,
      };
      const answer = await buy(client, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ pointer: '/body/upgrades/0/membership' }] });
    }
    expect(await books(server)).toEqual(before);
    expect(await person(id)).toMatchObject({ membership: 'YoungAdult', paper_pubs: null });
  });

  it('lets a member pay for a person on another account, without revealing their data', async () => {
    const victim = await member({ city: 'Secret', public_first_name: 'Fan', paper_pubs });
    const payer = await member();
    const requested = { id: victim.id, membership: 'Adult' };
    const answer = await buy(payer.client, request(payer.email, 17000, requested));

    expect(answer.statusCode).toBe(200);
    expect(await person(victim.id)).toMatchObject({ membership: 'Adult', email: victim.email });
    const list = await payer.client.get('/api/purchase/list');
    expect(list.json()).toMatchObject([{ person_id: victim.id, person_name: 'Fan' }]);
    for (const secret of [victim.legal_name, victim.email, 'Secret', 'Quay']) {
      expect(answer.body + list.body).not.toContain(secret);
    }
    const quiet = await member();
    await buy(payer.client, request(payer.email, 17000, { id: quiet.id, membership: 'Adult' }));
    expect((await payer.client.get('/api/purchase/list')).json()).toContainEqual(
      expect.objectContaining({ person_id: quiet.id, person_name: null }),
    );
    const mails = await server.mailsTo(payer.email);
    for (const { text, html } of mails) expect(text + html).not.toContain(quiet.legal_name);
  });

  it('does not list others’ failed attempts to pay for a person', async () => {
    const [victim, payer] = [await member(), await member()];
    const requested = { id: victim.id, membership: 'Adult' };
    const declined = { ...request(payer.email, 17000, requested), source: 'tok_sandbox_declined' };
    const waiting = { ...request(payer.email, 17000, requested), source: 'tok_sandbox_3ds' };
    await buy(payer.client, declined);
    await buy(payer.client, waiting);
    expect((await victim.client.get('/api/purchase/list')).json()).toEqual([]);
    expect((await payer.client.get('/api/purchase/list')).json()).toHaveLength(2);
  });

  it('requires a session', async () => {
    const { id, email } = await member();
    const before = await books(server);
    const answer = await buy(server, request(email, 17000, { id, membership: 'Adult' }));
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'unauthorized', message: 'Unauthorized' });
    expect(await books(server)).toEqual(before);
  });

  it('returns the right amount for a wrong one, and charges nothing', async () => {
    const { id, email, client } = await member();
    const before = await books(server);
    for (const amount of [0, 16999, 21000]) {
      const answer = await buy(client, request(email, amount, { id, membership: 'Adult' }));
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'amount_mismatch', amount: 17000 });
    }
    expect(await books(server)).toEqual(before);
  });

  it('counts a membership without a price as zero', async () => {
    const { id, email, client } = await member({ membership: 'Helper' });
    const answer = await buy(client, request(email, 7000, { id, membership: 'Child' }));
    expect(answer.statusCode).toBe(200);
    expect(await person(id)).toMatchObject({ membership: 'Child' });
  });

  it.each([
    ['the current membership', {}, { membership: 'Supporter' }, 'membership'],
    ['no change at all', {}, { membership: null, paper_pubs: null }, 'membership'],
    ['a cheaper membership', { membership: 'Adult' }, { membership: 'Child' }, 'membership'],
    [
      'a type that is no upgrade',
      { membership: 'NonMember' },
      { membership: 'Supporter' },
      'membership',
    ],
    ['a type not for sale', {}, { membership: 'Helper' }, 'membership'],
    ['an unknown type', {}, { membership: 'toString' }, 'membership'],
    ['paper publications again', { paper_pubs }, { membership: 'Adult', paper_pubs }, 'paper_pubs'],
    [
      'paper publications without an address',
      {},
      { membership: 'Adult', paper_pubs: { ...paper_pubs, address: ' ' } },
      'paper_pubs/address',
    ],
    ['an unknown person', {}, { id: 999_999, membership: 'Adult' }, 'id'],
  ])('refuses %s, and points at the field', async (_, has, wants, field) => {
    const { id, email, client } = await member(has);
    const answer = await buy(client, request(email, 1000, { id, ...wants }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      errors: [{ pointer: `/body/upgrades/0/${field}` }],
    });
    const { membership, paper_pubs: kept } = await person(id);
    expect({ membership, paper_pubs: kept }).toEqual({
      membership: 'Supporter',
      paper_pubs: null,
      ...has,
    });
  });

  it('refuses the same person twice, and reports all wrong fields, including those of new members', async () => {
    const { id, email, client } = await member();
    const answer = await buy(client, {
      ...request(email, 1, { id, membership: 'Adult' }, { id, paper_pubs }),
      new_members: [newMember({ membership: 'Helper' })],
    });
    const { errors } = answer.json<{ errors: { pointer: string }[] }>();
    expect(errors.map(({ pointer }) => pointer)).toEqual([
      '/body/new_members/0/membership',
      '/body/upgrades/1/id',
    ]);
  });

  it('limits how many people of other accounts an account can name', async () => {
    const attacker = await member();
    const ask = (id: number) =>
      buy(attacker.client, request(attacker.email, 1, { id, membership: 'Adult' }));
    for (let n = 0; n < 40; n += 1) expect((await ask(900_000 + n)).statusCode).toBe(400);
    const twenty = Array.from({ length: 20 }, (_, n) => ({ id: 900_040 + n, membership: 'Adult' }));
    const atOnce = request(attacker.email, 1, ...twenty);
    expect((await buy(attacker.client, atOnce)).statusCode).toBe(400);
    expect((await ask(1)).statusCode).toBe(429);
    const own = request(attacker.email, 17000, { id: attacker.id, membership: 'Adult' });
    expect((await buy(attacker.client, own)).statusCode).toBe(200);
  });

  it('charges a double click once, and repeats the first answer later', async () => {
    const { id, email, client } = await member();
    const [body, key] = [request(email, 17000, { id, membership: 'Adult' }), crypto.randomUUID()];
    const change = await added(server, async () => {
      const answers = await Promise.all([1, 2, 3].map(() => buy(client, body, key)));
      expect(new Set(answers.map((answer) => `${answer.statusCode}${answer.body}`)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(200);
      server.clock.advance(86_400);
      expect((await buy(client, body, key)).body).toBe(answers[0]?.body);
    });
    expect(change).toEqual({ people: 0, charges: 1, mails: 2 });
  });

  it('does not upgrade while the card is declined, and upgrades at the next try', async () => {
    const { id, email, client } = await member();
    const body = request(email, 17000, { id, membership: 'Adult' });
    const declined = await buy(client, { ...body, source: 'tok_sandbox_declined' });
    expect(declined.statusCode).toBe(402);
    expect(await person(id)).toMatchObject({ membership: 'Supporter' });
    expect((await buy(client, body)).statusCode).toBe(200);
    expect(await person(id)).toMatchObject({ membership: 'Adult' });
  });
});

forEachDatabase((start) => {
  it('sells no paper publications with an upgrade where they are free', async () => {
    const server = await start({ change: freePaperPubs });
    const { id, email } = await server.addPerson({ membership: 'Supporter' });
    const client = await server.as(email ?? '');
    const upgrades = [{ id, membership: 'Adult', paper_pubs }];
    const answer = await buy(client, {
      amount: 17000,
      email,
      source: 'tok_sandbox_success',
      upgrades,
    });
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      errors: [{ pointer: '/body/upgrades/0/paper_pubs' }],
    });
  });
});

/** The demo, which sells only upgrades of supporters to adults, and of children to young adults for a fixed price. */
const withPaths = (convention: Convention): Convention => ({
  ...convention,
  membership_groups: {
    ...convention.membership_groups,
    upgrade: ['Adult', 'YoungAdult'],
    upgradePaths: [
      { from: 'Supporter', to: 'Adult' },
      { from: 'Child', to: 'YoungAdult', amount: 1200 },
    ],
  },
});

forEachDatabase((start) => {
  it('sells only the upgrades that the convention lists, for their own price', async () => {
    const server = await start({ change: withPaths });
    const upgrade = async (from: string, to: string, amount: number) => {
      const { id, email } = await server.addPerson({ membership: from });
      const client = await server.as(email ?? '');
      const upgrades = [{ id, membership: to }];
      return buy(client, { amount, email, source: 'tok_sandbox_success', upgrades });
    };
    expect((await upgrade('Supporter', 'Adult', 17000)).statusCode).toBe(200);
    expect((await upgrade('Child', 'YoungAdult', 1200)).statusCode).toBe(200);
    // The difference is no longer the price.
    expect((await upgrade('Child', 'YoungAdult', 6000)).json()).toMatchObject({
      code: 'amount_mismatch',
      amount: 1200,
    });
    for (const [from, to] of [
      ['Supporter', 'YoungAdult'],
      ['Child', 'Adult'],
      ['NonMember', 'Adult'],
    ] as const) {
      expect((await upgrade(from, to, 9000)).json()).toMatchObject({
        errors: [{ message: 'upgrades[0].membership cannot be bought as an upgrade' }],
      });
    }
    const { membershipGroups } = (await server.get('/api/config')).json<{
      membershipGroups: object;
    }>();
    expect(membershipGroups).toMatchObject({
      upgradePaths: [
        { from: 'Supporter', to: 'Adult' },
        { from: 'Child', to: 'YoungAdult', amount: 1200 },
      ],
    });
  });
});
