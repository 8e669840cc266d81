import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { books, buy, newMember, request } from '../testing/purchases.ts';
import type { TestServer } from '../testing/server.ts';

const paper_pubs = { name: 'A. Byrne', address: '1 Quay Street', country: 'Ireland' };

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const person = (email: string) =>
    server.db.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst();

  it('charges the card and creates a member with the next number', async () => {
    const first = newMember({ city: ' Dublin ', badge_name: '', paper_pubs });
    const answer = await buy(server, request({ amount: 22000, new_members: [first] }));
    await buy(server, request());

    expect(answer.statusCode).toBe(200);
    const { charge_id } = answer.json<{ charge_id: string }>();
    expect(answer.json()).toEqual({ status: 'success', charge_id });
    const charge = await server.db
      .selectFrom('sandbox_charge')
      .selectAll()
      .where('id', '=', charge_id)
      .executeTakeFirst();
    expect(charge).toMatchObject({
      amount: 22000,
      currency: 'eur',
      description: 'Dublin 2019: Adult',
      status: 'succeeded',
    });
    expect(await person(first.email)).toMatchObject({
      membership: 'Adult',
      member_number: 1,
      legal_name: first.legal_name,
      city: 'Dublin',
      badge_name: null,
      paper_pubs,
    });
  });

  it('sells several memberships at once, to a payer who is none of the members', async () => {
    const before = await books(server);
    const members = [newMember(), newMember({ membership: 'Child' }), newMember()];
    const answer = await buy(server, {
      amount: 49000,
      email: 'Payer@example.com',
      source: { id: 'tok_sandbox_success', object: 'token' },
      new_members: members,
    });

    expect(answer.statusCode).toBe(200);
    const people = await Promise.all(members.map(({ email }) => person(email)));
    expect(new Set(people.map((each) => each?.member_number)).size).toBe(3);
    const payer = await server.as('payer@example.com');
    const list = (await payer.get('/api/purchase/list')).json<object[]>();
    expect(list).toMatchObject(
      members.map((member, at) => ({
        status: 'succeeded',
        payment_email: 'Payer@example.com',
        amount: member.membership === 'Child' ? 7000 : 21000,
        currency: 'eur',
        category: 'new_member',
        type: member.membership,
        person_id: people[at]?.id,
        person_name: member.legal_name,
        stripe_token: 'tok_sandbox_success',
        error: null,
        data: { legal_name: member.legal_name },
      })),
    );
    expect(await person('Payer@example.com')).toBeUndefined();
    const after = await books(server);
    expect(after.charges - before.charges).toBe(1);
  });

  it('does not sign the buyer in', async () => {
    const answer = await buy(server, request());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('mails a welcome to each member and a receipt to the payer', async () => {
    const members = [newMember(), newMember({ paper_pubs })];
    await buy(server, request({ amount: 43000, email: 'bill@example.com', new_members: members }));
    await server.runJobs();

    const addresses = ['bill@example.com', ...members.map(({ email }) => email)];
    const mails = (await server.mails()).filter(({ to }) => addresses.includes(to.address));
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual(addresses);
    const welcome = mails.find(({ to }) => to.address === members[1]?.email);
    expect(welcome?.subject).toContain('Adult');
    expect(welcome?.text).toMatch(/Your member number is \d+/);
    expect(welcome?.text).toContain('Your details say where they go');
    expect(welcome?.text).toContain(`/login/${encodeURIComponent(members[1]?.email ?? '')}/`);
    expect(welcome?.text).toContain('/vote');
    const receipt = mails.find(({ to }) => to.address === 'bill@example.com');
    expect(receipt?.text).toContain('€430');
    expect(receipt?.text).toContain('Adult membership with paper publications: €220');
    expect(receipt?.text).not.toContain('/login/');
  });

  it('creates no member when the card is declined, and succeeds at the next try', async () => {
    const before = await books(server);
    const body = request({ source: 'tok_sandbox_declined' });
    const answer = await buy(server, body);

    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({
      code: 'card_declined',
      message: 'The card was declined.',
    });
    expect(await books(server)).toEqual({ ...before, charges: before.charges + 1 });
    const payer = await server.as(body.email);
    expect((await payer.get('/api/purchase/list')).json()).toMatchObject([
      { status: 'failed', error: 'card_declined', person_id: null },
    ]);

    const next = await buy(server, { ...body, source: 'tok_sandbox_success' });
    expect(next.statusCode).toBe(200);
    expect(await person(body.email)).toBeDefined();
  });

  it('returns the right amount for a wrong one, and charges nothing', async () => {
    const before = await books(server);
    for (const amount of [0, 20999, 22001, 22000]) {
      const answer = await buy(server, request({ amount }));
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'amount_mismatch', amount: 21000 });
    }
    expect(await books(server)).toEqual(before);
  });

  it.each([
    ['no payer', { email: undefined }, '/body/email'],
    ['a payer without an address', { email: 'aoife' }, '/body/email'],
    ['nothing to buy', { new_members: [] }, '/body/new_members'],
    ['no list at all', { new_members: undefined }, '/body/new_members'],
    ['no source', { source: null }, '/body/source'],
    ['an unknown source', { source: 'tok_nonsense' }, '/body/source'],
    ['another account', { account: 'siteselect' }, '/body/account'],
    ['an amount with a fraction', { amount: 210.5 }, '/body/amount'],
    ['a blank name', withMember({ legal_name: ' ' }), '/body/new_members/0/legal_name'],
    ['no address', withMember({ email: undefined }), '/body/new_members/0/email'],
    ['an unknown type', withMember({ membership: 'Nonsense' }), '/body/new_members/0/membership'],
    [
      'the name of a JavaScript method',
      withMember({ membership: 'toString' }),
      '/body/new_members/0/membership',
    ],
    ['a type not for sale', withMember({ membership: 'Helper' }), '/body/new_members/0/membership'],
    [
      'paper publications without a country',
      withMember({ paper_pubs: { ...paper_pubs, country: '' } }),
      '/body/new_members/0/paper_pubs/country',
    ],
    ['a NUL', withMember({ city: 'Dub\0lin' }), '/body/new_members/0/city'],
    [
      'an endless address',
      withMember({ address: 'x'.repeat(2001) }),
      '/body/new_members/0/address',
    ],
  ])('refuses %s, and points at the field', async (_, given, pointer) => {
    const { people, mails } = await books(server);
    const answer = await buy(server, { ...request(), ...given });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', errors: [{ pointer }] });
    expect(await books(server)).toMatchObject({ people, mails });
  });

  it('reports every wrong field', async () => {
    const helper = { membership: 'Helper' };
    const new_members = [newMember(helper), newMember(), newMember(helper)];
    const answer = await buy(server, request({ new_members }));
    const { errors } = answer.json<{ errors: { pointer: string }[] }>();
    expect(errors.map(({ pointer }) => pointer)).toEqual([
      '/body/new_members/0/membership',
      '/body/new_members/2/membership',
    ]);
  });

  it('limits how many cards one address can try, but still answers for paid purchases', async () => {
    const one = { remoteAddress: '10.1.1.1', headers: { 'idempotency-key': crypto.randomUUID() } };
    const bought = request();
    expect((await server.post('/api/purchase', bought, one)).statusCode).toBe(200);
    const attempt = () => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const declined = request({ source: 'tok_sandbox_declined' });
      return server.post('/api/purchase', declined, { ...one, headers });
    };
    for (let n = 0; n < 30; n += 1) expect((await attempt()).statusCode).toBe(402);
    expect((await attempt()).statusCode).toBe(429);
    expect((await server.post('/api/purchase', bought, one)).statusCode).toBe(200);
  });

  it('counts a paid purchase a tenth as much as a failed one, so that buyers can share a venue’s network', async () => {
    const buyAnew = () =>
      server.post('/api/purchase', request(), {
        remoteAddress: '10.1.1.7',
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    for (let n = 0; n < 60; n += 1) expect((await buyAnew()).statusCode).toBe(200);
  });

  it('counts a form with wrong fields no more than a read request', async () => {
    const send = (remoteAddress: string, membership: string) =>
      server.post(
        '/api/purchase',
        request({ new_members: [{ membership, legal_name: 'A', email: 'a@example.com' }] }),
        { remoteAddress, headers: { 'idempotency-key': crypto.randomUUID() } },
      );
    for (let n = 0; n < 40; n += 1)
      expect((await send('10.1.1.8', 'Nothing')).statusCode).toBe(400);
    const counted = await server.db
      .selectFrom('rate_limit')
      .select('count')
      .where('key', 'like', '%10.1.1.8%')
      .execute();
    expect(counted).toEqual([]);
  });

  it('ignores a member number from the buyer', async () => {
    const member = newMember({ member_number: 1, id: 1 });
    expect((await buy(server, request({ new_members: [member] }))).statusCode).toBe(200);
    expect((await person(member.email))?.member_number).toBeGreaterThan(1);
  });

  it('hides the card from other accounts’ lists', async () => {
    const stranger = await server.as('stranger@example.com');
    expect((await stranger.get('/api/purchase/list')).json()).toEqual([]);
    expect((await server.get('/api/purchase/list')).statusCode).toBe(401);
  });
});

function withMember(more: object) {
  return { new_members: [newMember(more)] };
}

forEachDatabase((start) => {
  it('returns 503 for purchases where no provider is configured', async () => {
    const server = await start({ convention: 'dublin-2019' });
    const answer = await buy(server, request());
    expect(answer.statusCode).toBe(503);
    expect(await books(server)).toEqual({ people: 0, charges: 0, mails: 0 });
    expect((await server.get('/api/purchase/keys')).statusCode).toBe(503);
  });
});
