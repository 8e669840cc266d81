import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { finalBallots } from '../counting/queries.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { REASON, startDesk, type Desk } from '../testing/desk.ts';

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });

  /** Every row of every table in which one of the words stands, in whatever column. */
  async function rowsWith(words: readonly string[]): Promise<string[]> {
    const { db } = desk.server;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' order by 1`.execute(db);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(${sql.ref(name)})::text as row from ${sql.table(name)}`.execute(db);
      for (const { row } of rows) {
        const hits = words.filter((word) => row.toLowerCase().includes(word.toLowerCase()));
        if (hits.length > 0) found.push(`${name}: ${hits.join(', ')}: ${row}`);
      }
    }
    return found;
  }

  let people = 0;
  /** Somebody who has done whatever leaves a trace. */
  async function lived(others: { readonly shares?: boolean } = {}) {
    people += 1;
    const { server } = desk;
    const name = `Zuleika Vanishing${people}`;
    const email = `Zuleika.${people}@Gone.Example.com`;
    const words = [
      `vanishing${people}`,
      `formerly${people}`,
      `obliteration road ${people}`,
      `zuzu the ${people}`,
      `first.zuleika.${people}@gone`,
      ...(others.shares ? [] : [`zuleika.${people}@gone`]),
    ];
    const first = `First.Zuleika.${people}@Gone.example.com`;
    const paper_pubs = { name, address: `2 Obliteration Road ${people}`, country: 'Nowhere' };
    const details = {
      legal_name: `Zuleika Formerly${people}`,
      public_first_name: 'Zuzu',
      public_last_name: `Vanishing${people}`,
      badge_name: `Zuzu the ${people}`,
      address: `1 Obliteration Road ${people}`,
      paper_pubs,
    };
    const made = await desk.somebody({ ...details, email: first });
    const { id } = made;
    if (others.shares) await server.addPerson({ email, legal_name: 'Housemate Remaining' });
    await made.client.post(`/api/people/${id}`, { legal_name: name });
    await desk.act(id, 'email', { email, reason: `For ${name}, who lost the old one` });
    const client = await server.as(email);
    await server.post('/api/key', { email });
    await client.post(`/api/hugo/${id}/vote`, {
      lastmod: null,
      signature: name,
      votes: { Novel: [1] },
    });
    await client.post(`/api/hugo/${id}/nominate`, {
      signature: name,
      category: 'Novel',
      nominations: [{ title: 'A Novel', author: 'N. Obody' }],
    });
    const pay = (body: object, path = '') =>
      client.post(
        `/api/purchase${path}`,
        { email, source: 'tok_sandbox_success', ...body },
        { headers: { 'idempotency-key': crypto.randomUUID() } },
      );
    const bench = { amount: 6000, category: 'sponsor', type: 'bench', person_id: id };
    const bought = await pay(
      {
        account: 'default',
        items: [{ ...bench, data: { sponsor: name }, comments: `Beside ${name}` }],
      },
      '/other',
    );
    expect(bought.statusCode, bought.body).toBe(200);
    await pay({ amount: 21000, new_members: [{ membership: 'Adult', legal_name: name, email }] });
    const { people: own } = (await client.get('/api/user')).json<{ people: { id: number }[] }>();
    const twin = own.map((one) => one.id).filter((one) => one > id + (others.shares ? 1 : 0));
    // A mail to them that was refused, with what the mail server said of their address.
    await server.db
      .insertInto('mail_job')
      .values({
        kind: 'chat_invite',
        data: JSON.stringify({ email, name }),
        due_at: server.clock.now(),
        created: server.clock.now(),
        failed_at: server.clock.now(),
        last_error: `550 <${email}>: no such mailbox`,
      })
      .execute();
    await server.runJobs();
    // What others were given as a reason names them, too.
    const other = await desk.somebody();
    await desk.act(other.id, 'membership', { membership: 'Child', reason: `Not ${name} at all` });
    for (const one of twin) {
      await desk.act(one, 'erase', { legal_name: name });
    }
    return { id, name, email, client, words };
  }

  describe('whoever is erased', () => {
    it('is in no column of no table, whatever they did', async () => {
      const { id, name, words, client } = await lived();
      expect((await rowsWith(words)).length).toBeGreaterThan(8);
      const answer = await desk.act(id, 'erase', { legal_name: name });
      expect(answer).toEqual({ status: 200, body: { status: 'success' } });
      expect(await rowsWith(words)).toEqual([]);
      expect((await client.get('/api/user')).statusCode).toBe(401);
    });

    it('leaves an address to the others of the account, and nothing else', async () => {
      const { server } = desk;
      const { id, name, email, words, client } = await lived({ shares: true });
      await desk.act(id, 'erase', { legal_name: name });
      expect(await rowsWith(words)).toEqual([]);
      expect((await client.get('/api/user')).json()).toMatchObject({
        email,
        people: [{ legal_name: 'Housemate Remaining', email }],
      });
      const list = (await client.get('/api/purchase/list')).json<{ payment_email: string }[]>();
      expect(list.map(({ payment_email }) => payment_email)).toContain(email);
      expect(server).toBeDefined();
    });

    it('leaves a ballot that is counted, and payments as numbers', async () => {
      const { server } = desk;
      const { id, name } = await lived();
      const sums = () =>
        server.db
          .selectFrom('payment')
          .select(['id', 'amount', 'currency', 'status', 'category', 'type', 'stripe_charge_id'])
          .orderBy('id')
          .execute();
      const before = await sums();
      await desk.act(id, 'erase', { legal_name: name });
      expect(await sums()).toEqual(before);
      const hugo = (await finalBallots(server.db, server.context.config)).get('hugo');
      expect(hugo?.counted.map((one) => one.id)).toContain(id);
      const rows = await server.db
        .selectFrom('vote')
        .select(['signature', 'client_ip', 'client_ua', 'votes'])
        .where('person_id', '=', id)
        .execute();
      expect(rows).toEqual([{ signature: '', client_ip: '', client_ua: null, votes: [1] }]);
    });

    it('leaves in the log who did what to which field and when, without the values', async () => {
      const { id, name } = await lived();
      await desk.act(id, 'erase', { legal_name: name });
      const rows = (await desk.audit()).filter((one) => one.person_id === id);
      expect(rows.map(({ operation }) => operation)).toEqual(['changeEmail', 'erasePerson']);
      for (const row of rows) {
        expect(row.operator).toBe(desk.operator);
        expect(
          Object.values({ ...row.before, ...row.after }).filter((one) => one !== null),
        ).toEqual([]);
      }
      expect(rows[0]?.before).toEqual({ email: null });
      expect(rows[0]?.reason).toBe('');
      expect(Object.keys(rows[1]?.before ?? {})).toEqual(
        expect.arrayContaining(['legal_name', 'email', 'address']),
      );
      expect(rows[1]?.reason).toBe(REASON);
    });

    it('is nobody any more: found by nothing, shown to nobody, changed by nobody', async () => {
      const { id, name } = await lived();
      await desk.act(id, 'erase', { legal_name: name });
      const client = await desk.server.as(desk.operator);
      const found = await client.post('/api/admin/people/find', { query: String(id) });
      expect(found.json<{ people: { id: number }[] }>().people.map((one) => one.id)).not.toContain(
        id,
      );
      expect((await client.get(`/api/admin/people/${id}`)).statusCode).toBe(404);
      expect((await desk.act(id, 'erase', { legal_name: '' })).status).toBe(400);
      expect((await desk.act(id, 'membership', { membership: 'Child' })).status).toBe(404);
      const { email, client: buyer } = await desk.somebody();
      expect((await desk.act(id, 'email', { email })).status).toBe(404);
      const item = { amount: 4000, category: 'siteselect', type: 'ss-token', person_id: id };
      const bought = await buyer.post(
        '/api/purchase/other',
        { account: 'siteselect', email, source: 'tok_sandbox_success', items: [item] },
        { headers: { 'idempotency-key': crypto.randomUUID() } },
      );
      expect(bought.json()).toMatchObject({ errors: [{ pointer: '/body/items/0/person_id' }] });
    });
  });

  describe('nobody is erased', () => {
    it('by a wrong number', async () => {
      const { id, read } = await desk.somebody({ legal_name: 'Right Person' });
      expect(await desk.act(id, 'erase', { legal_name: 'Wrong Person' })).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/body/legal_name' }] },
      });
      expect(await read()).toMatchObject({ legal_name: 'Right Person' });
    });

    it('with a reason that names them, for it stays', async () => {
      const { id, read } = await desk.somebody({ legal_name: 'Named Person' });
      const reason = 'Asked by named person on the phone';
      expect(await desk.act(id, 'erase', { legal_name: 'Named Person', reason })).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/body/reason' }] },
      });
      expect(await read()).toBeDefined();
    });

    it('while a purchase of theirs is at the bank', async () => {
      const { id, email, client, read } = await desk.somebody({ legal_name: 'Busy Buyer' });
      const item = { amount: 4000, category: 'siteselect', type: 'ss-token', person_id: id };
      const key = crypto.randomUUID();
      await client.post(
        '/api/purchase/other',
        { account: 'siteselect', email, source: 'tok_sandbox_3ds', items: [item] },
        { headers: { 'idempotency-key': key } },
      );
      const erase = () => desk.act(id, 'erase', { legal_name: 'Busy Buyer' });
      expect(await erase()).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect(await read()).toMatchObject({ email });
      await client.post('/api/purchase/cancel', { key });
      expect((await erase()).status).toBe(200);
    });

    it('by themselves: somebody else is to have seen it', async () => {
      const { server, operator } = desk;
      const { id } = await server.db
        .selectFrom('person')
        .select('id')
        .where('email_key', '=', operator)
        .executeTakeFirstOrThrow();
      expect((await desk.act(id, 'erase', { legal_name: 'Desk Person' })).status).toBe(409);
    });
  });

  it('nobody blots out what others wrote by what they call themselves', async () => {
    const other = await desk.somebody();
    await desk.act(other.id, 'membership', { membership: 'Child', reason: 'Asked for it at once' });
    const { id, client } = await desk.somebody({ legal_name: 'Asked for it' });
    await client.post(`/api/people/${id}`, { legal_name: 'Quite Usual', badge_name: 'at once' });
    await desk.act(id, 'erase', { legal_name: 'Quite Usual' });
    const row = (await desk.audit()).find((one) => one.person_id === other.id);
    expect(row?.reason).toBe('Asked for it at once');
  });

  it('goes with all of the records that were joined to theirs', async () => {
    const { server } = desk;
    const first = await desk.somebody({ legal_name: 'Joined Disappearing' });
    const second = await desk.somebody({
      legal_name: 'Joined Dissolving',
      email: 'dissolving@gone.example.com',
      address: 'Nowhere Lane',
    });
    await server.post('/api/key', { email: second.email });
    await server.runJobs();
    await desk.act(first.id, 'merge', { other: second.id });
    await server.runJobs();
    const words = ['disappearing', 'dissolving', 'nowhere lane', first.email];
    expect((await rowsWith(words)).length).toBeGreaterThan(3);
    await desk.act(first.id, 'erase', { legal_name: 'Joined Disappearing' });
    expect(await rowsWith(words)).toEqual([]);
  });

  it('an operator who is erased stays in the log as a number', async () => {
    const { server } = desk;
    const member = await desk.somebody({ legal_name: 'Former Operator' });
    await server.db
      .insertInto('role')
      .values({ email_key: member.email, role: 'member_admin' })
      .execute();
    const other = await desk.somebody();
    await member.client.post(`/api/admin/people/${other.id}/membership`, {
      membership: 'Child',
      reason: REASON,
    });
    await desk.act(member.id, 'erase', { legal_name: 'Former Operator' });
    const row = (await desk.audit()).find((one) => one.person_id === other.id);
    expect(row).toMatchObject({ operator: `person ${member.id}, erased`, reason: REASON });
  });
});
