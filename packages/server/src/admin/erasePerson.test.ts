import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '../audit/audited.ts';
import { findFinalBallots } from '../counting/queries.ts';
import { PERSON_TEXTS } from '../database/items.ts';
import { importList } from '../listing/importList.ts';
import { recordSignIn } from '../mail/accounts.ts';
import { refundOrDispute } from '../purchase/payment/record.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, REASON, startDesk } from '../testing/desk.ts';
import { buy as sendPurchase, freeChildren } from '../testing/purchases.ts';
import { findTraces } from '../testing/traces.ts';

/** Columns without personal data: codes, kinds, numbers, keys, and names from the crew or the configuration. */
const IMPERSONAL = [
  'account.language',
  'audit.amends',
  'audit.operation',
  'ballot.current',
  'hold_key.answer',
  'hold_key.hash',
  'campaign.act',
  'campaign.name',
  'disallowed_ballot.ballot',
  'finalist_id.category',
  'finalist_id.title',
  'login_code.hash',
  'login_code.id',
  'login_code.path',
  'login_code.request',
  'login_key.hash',
  'mail_job.kind',
  'mail_job.language',
  'migration.name',
  'money_line.kind',
  'nomination.category',
  // Deleted together with the browser, which the test looks for.
  'nomination.client_ip',
  // Only older versions wrote these.
  'nomination.client_ua',
  'person_change.client_ip',
  'reminder.done',
  // An erased person's nominations are kept and counted.
  'nomination.nominations',
  // Random keys, which are deleted with the passkey's name.
  'passkey.credential_id',
  'passkey.public_key',
  'passkey.transports',
  'passkey.user_handle',
  'passkey_challenge.id',
  'payment.category',
  'payment.currency',
  'payment.error',
  'payment.invoice',
  'payment.status',
  'payment.stripe_charge_id',
  'payment.stripe_receipt',
  'payment.stripe_token',
  'payment.type',
  'pending_act.operation',
  'person.daypass_type',
  'person.lists',
  'person.membership',
  'purchase_intent.account',
  'purchase_intent.currency',
  'purchase_intent.idempotency_key',
  'purchase_intent.language',
  'purchase_intent.problem',
  'purchase_intent.provider',
  'purchase_intent.provider_id',
  'purchase_intent.request_hash',
  'purchase_intent.status',
  'purchase_token.token',
  'role.role',
  'save_origin.client_ip',
  'save_origin.kind',
  'sandbox_charge.client_secret',
  'sandbox_charge.currency',
  'sandbox_charge.description',
  'sandbox_charge.failure',
  'sandbox_charge.id',
  'sandbox_charge.key',
  'sandbox_charge.last4',
  'sandbox_charge.status',
  'series_extra_code.code',
  'session.id',
  'setting.key',
  'setting.value',
  'stripe_event.account',
  'stripe_event.id',
  'stripe_event.type',
  'stripe_payment.account',
  'stripe_payment.id',
  'stripe_payment.key',
  'vote.category',
  'vote.client_ip',
  'vote.client_ua',
  'vote.entered',
];

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start, { change: freeChildren });
  });

  const traces = (words: readonly string[]) => findTraces(desk.server.db, words);
  const getColumns = (found: readonly string[]) =>
    new Set(found.map((trace) => trace.slice(0, trace.indexOf(':'))));

  /** Erases as the desk does, without resetting the counts of other limits. */
  async function erase(id: number, name: string) {
    const { server, operator } = desk;
    await server.db.deleteFrom('rate_limit').where('key', 'like', 'admin%').execute();
    const client = await server.as(operator);
    const answer = await client.post(`/api/admin/people/${id}/erase`, {
      legal_name: name,
      reason: REASON,
    });
    return { status: answer.statusCode, body: answer.json<object>() };
  }

  type Client = Awaited<ReturnType<Desk['createMember']>>['client'];
  /** Adds a child to their account, changes the child's record from there, and moves the child away. */
  async function leftHousehold(id: number, email: string, client: Client) {
    const child = await desk.server.addPerson({ email, legal_name: 'Child Remaining' });
    await client.post(`/api/people/${child.id}`, { city: 'Cork' });
    await desk.act(child.id, 'email', { email: `child.of.${id}@example.com` });
  }
  /** Makes them an administrator who helps at the desk. */
  async function worked(id: number, email: string, client: Client) {
    const { server } = desk;
    const account = email.toLowerCase();
    const act = { operator: 'cli:una', reason: `${email} helps` };
    const change = { account, before: { role: null }, after: { role: 'member_admin' } };
    await writeAudit(server.db, server.clock.now(), 'grantRole', act, [change]);
    const approved = { operator: 'cli:una', reason: 'Helps', approvedBy: account };
    await writeAudit(server.db, server.clock.now(), 'grantRole', approved, [
      { account: 'another@example.com', before: {}, after: {} },
    ]);
    await server.db
      .insertInto('pending_act')
      .values({
        operation: 'grantRole',
        account,
        request: JSON.stringify({ email: account, role: 'hugo_admin' }),
        requester: account,
        reason: `${email} helps`,
        created: server.clock.now(),
        expires: server.clock.now(),
      })
      .execute();
    const role = { email_key: account, role: 'member_admin' };
    await server.db.insertInto('role').values(role).execute();
    const { id: helped } = await desk.createMember();
    await client.post(`/api/admin/people/${helped}/membership`, {
      membership: 'Child',
      reason: `Asked for by ${id}`,
    });
  }

  let people = 0;
  /** Creates a person with every kind of trace. */
  async function lived(others: { readonly shares?: boolean } = {}) {
    people += 1;
    const { server } = desk;
    // No other person has this text: a number alone could be part of a longer one.
    const sign = `No${people}x`;
    const name = `Zuleika ${sign}`;
    const email = `Zuleika.${sign}@Gone.Example.com`;
    const first = `First.Zuleika.${sign}.Once@Gone.example.com`;
    const words = [
      `zuleika ${sign}`,
      `formerly ${sign}`,
      `vanishing ${sign}`,
      `zuleika.${sign}.once@gone`,
      ...(others.shares ? [] : [`zuleika.${sign}@gone`]),
    ];
    const texts = Object.fromEntries(
      PERSON_TEXTS.map((text) => [text, `Vanishing ${sign}, ${text}`]),
    );
    const address = `Vanishing ${sign} Road`;
    const details = {
      ...texts,
      badge_name: `Vanishing ${sign}`,
      legal_name: `Zuleika Formerly ${sign}`,
      paper_pubs: { name, address, country: 'Nowhere' },
    };
    const made = await desk.createMember({ ...details, email: first });
    const { id } = made;
    if (others.shares) await server.addPerson({ email, legal_name: 'Housemate Remaining' });
    await made.client.post(`/api/people/${id}`, { legal_name: name });
    await desk.act(id, 'email', { email, reason: `For ${name}, who lost the old one` });
    const signedIn = await server.as(email);
    const headers = { 'user-agent': `Vanishing ${sign} Browser/1.0` };
    const client: typeof signedIn = {
      ...signedIn,
      post: (url, body, request) =>
        signedIn.post(url, body, { ...request, headers: { ...headers, ...request?.headers } }),
    };
    await recordSignIn(server.context, server.db, email);
    if (!others.shares) await leftHousehold(id, email, client);
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
    await client.post(`/api/hugo/${id}/reading`, {
      lastmod: null,
      entries: { 1: { status: 'read', note: `${name} liked it` } },
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
    await server.db
      .insertInto('disallowed_ballot')
      .values({
        person_id: id,
        ballot: 'nominations',
        since: server.clock.now(),
        reason: `Of ${name}`,
      })
      .execute();
    await server.runJobs();
    // Reasons in other people's logs name them too.
    const other = await desk.createMember();
    const key = email.toLowerCase();
    await desk.act(other.id, 'membership', { membership: 'Child', reason: `Not ${name} at all` });
    await server.db
      .insertInto('passkey')
      .values({
        person_id: id,
        email_key: key,
        credential_id: `passkey of ${id}`,
        user_handle: 'random',
        public_key: 'random',
        counter: 0,
        transports: ['internal'],
        name: `The phone of ${name}`,
        created: server.clock.now(),
        used: null,
      })
      .execute();
    // They moved another person while they were on the crew.
    await server.db
      .insertInto('ballot_hold')
      .values({
        person_id: other.id,
        email,
        email_key: key,
        since: server.clock.now(),
        movers: [key],
      })
      .execute();
    for (const one of twin) {
      await desk.act(one, 'erase', { legal_name: name });
    }
    // Leave these traces now: erasing the twin would have removed them.
    if (!others.shares) await worked(id, email, client);
    await server.post('/api/key', { email });
    // The mail server refused a mail to them, and its error contains their address.
    await server.db
      .insertInto('mail_job')
      .values({
        kind: 'chat_invite',
        data: JSON.stringify({ email, name }),
        due_at: server.clock.now(),
        created: server.clock.now(),
        failed_at: server.clock.now(),
        last_error: `550 <${email}>: no such mailbox`,
        dedupe_key: `chat_invite:${email.toLowerCase()}`,
        bounce: `550 <${email}>: gone`,
      })
      .execute();
    return { id, name, email, client, words };
  }

  describe('an erased person', () => {
    it('is in no column of any table, whatever they did', async () => {
      const { id, name, words, client } = await lived();
      expect((await traces(words)).length).toBeGreaterThan(8);
      expect(await erase(id, name)).toEqual({ status: 200, body: { status: 'success' } });
      expect(await traces(words)).toEqual([]);
      expect((await client.get('/api/user')).statusCode).toBe(401);
    });

    it('is removed from the errors and bounces of mails to others', async () => {
      const { server } = desk;
      const email = 'forwarded.vanishing@gone.example.com';
      const { id } = await desk.createMember({ legal_name: 'Forwarded Vanishing', email });
      const now = server.clock.now();
      const sent = {
        kind: 'chat_invite',
        data: JSON.stringify({ email: 'list@example.com', name: 'A mailing list' }),
        due_at: now,
        created: now,
      };
      await server.db
        .insertInto('mail_job')
        .values([
          { ...sent, failed_at: now, last_error: `550 <${email}>: no such mailbox` },
          { ...sent, sent_at: now, bounce: `550 <${email}>: gone` },
        ])
        .execute();
      const found = getColumns(await traces([email]));
      expect([...found]).toEqual(
        expect.arrayContaining(['mail_job.bounce', 'mail_job.last_error']),
      );
      await erase(id, 'Forwarded Vanishing');
      expect(await traces([email])).toEqual([]);
    });

    it('had left a trace in every column that can contain one', async () => {
      const { words } = await lived();
      const { rows } = await sql<{ name: string }>`
        select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and (data_type in ('text', 'jsonb') or udt_name = '_text')
        order by 1`.execute(desk.server.db);
      const found = getColumns(await traces(words));
      const untried = rows.map(({ name }) => name).filter((name) => !found.has(name));
      // For a new column, either let the test person leave a trace in it, or add it to this list.
      expect(untried).toEqual(IMPERSONAL.toSorted());
    });

    it('is erased under the name they were bought with, although changes are deleted after a year', async () => {
      const { server } = desk;
      const buy = async (membership: string, amount: number) => {
        people += 1;
        const [email, legal_name] = [
          `bought.${people}@gone.example.com`,
          `Boughtas Vanishing${people}`,
        ];
        const source = amount > 0 ? 'tok_sandbox_success' : null;
        const answer = await server.post(
          '/api/purchase',
          { amount, email, source, new_members: [{ membership, legal_name, email }] },
          { headers: { 'idempotency-key': crypto.randomUUID() } },
        );
        expect(answer.statusCode, answer.body).toBe(200);
        const { id } = await server.db
          .selectFrom('person')
          .select('id')
          .where('email_key', '=', email)
          .executeTakeFirstOrThrow();
        await server.runJobs();
        await (
          await server.as(email)
        ).post(`/api/people/${id}`, { legal_name: 'Nowcalled Otherwise' });
        // Change the address without the desk, whose log would be kept.
        await server.db
          .updateTable('person')
          .set({ email: `now.${email}`, email_key: `now.${email}` })
          .where('id', '=', id)
          .execute();
        await server.db.deleteFrom('person_change').where('person_id', '=', id).execute();
        await server.db.deleteFrom('mail_job').execute();
        const words = [email, legal_name];
        expect(getColumns(await traces(words))).toContain('purchase_intent.items');
        await erase(id, 'Nowcalled Otherwise');
        expect(await traces(words)).toEqual([]);
      };
      await buy('Adult', 21_000);
      await buy('Child', 0);
    });

    it('is erased with their answers, which an export contains', async () => {
      const { server } = desk;
      const email = 'asked@gone.example.com';
      const answers = { born: '2015-05-05', guardian: 'Guardia Vanishing', news: '1' };
      const member = { membership: 'YoungFriend', legal_name: 'Askedof Vanishing', email, answers };
      const body = { amount: 0, source: null, email: 'payer@stays.example.com' };
      const sent = await sendPurchase(server, { ...body, new_members: [member] });
      expect(sent.statusCode, sent.body).toBe(200);
      const { id } = await server.db
        .selectFrom('person')
        .select('id')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow();
      await server.db.deleteFrom('mail_job').execute();
      const words = ['Guardia Vanishing'];
      expect(getColumns(await traces(words))).toEqual(
        new Set(['payment.data', 'purchase_intent.items']),
      );
      const exported = await desk.act(id, 'export', {});
      expect(JSON.stringify(exported.body)).toContain('Guardia Vanishing');
      expect(JSON.stringify(exported.body)).not.toContain(answers.born);
      expect((await desk.act(id, 'erase', { legal_name: member.legal_name })).status).toBe(200);
      expect(await traces(words)).toEqual([]);
    });

    it('is erased with what they answered for others, and leaves a sign-up in which others can still be found', async () => {
      const { server } = desk;
      const word = 'Twicesigned Vanishing';
      const sign = (name: string) => ({
        membership: 'YoungFriend',
        legal_name: `${name} ${word}`,
        email: `${name}@twice.example.com`,
        answers: { born: '2015-05-05', guardian: `Parentof ${word}`, news: '1' },
      });
      const members = [sign('first'), sign('second')];
      const payer = await desk.createMember({ legal_name: `Parentof ${word}` });
      const body = { amount: 0, source: null, email: payer.email, new_members: members };
      expect((await sendPurchase(server, body)).statusCode).toBe(200);
      await server.db.deleteFrom('mail_job').execute();
      const findId = async (email: string) =>
        (
          await server.db
            .selectFrom('person')
            .select('id')
            .where('email_key', '=', email)
            .executeTakeFirstOrThrow()
        ).id;
      const [first, second] = [
        await findId('first@twice.example.com'),
        await findId('second@twice.example.com'),
      ];
      await erase(first, `first ${word}`);
      // The second has another name and address, of which no log is kept.
      const now = { legal_name: 'Nowcalled Otherwise', email: 'now@twice.example.com' };
      await server.db
        .updateTable('person')
        .set({ ...now, email_key: now.email, lookup_names: [] })
        .where('id', '=', second)
        .execute();
      await server.db.deleteFrom('person_change').where('person_id', '=', second).execute();
      await erase(payer.id, `Parentof ${word}`);
      expect(await traces([`Parentof ${word}`])).toEqual([]);
      await erase(second, now.legal_name);
      expect(await traces([word, 'twice.example.com'])).toEqual([]);
    });

    it("is erased from another payer's failed purchase for them", async () => {
      const { id, email } = await desk.createMember({ legal_name: 'Declinedfor Vanishing' });
      const payer = await desk.createMember();
      const person = {
        legal_name: 'Declinedfor Vanishing',
        email,
        address: '7 Unpaid Vanishing Lane',
      };
      const order = (source: string) => ({
        amount: 21_000,
        email: payer.email,
        source,
        new_members: [{ ...person, membership: 'Adult' }],
      });
      expect((await sendPurchase(payer.client, order('tok_sandbox_declined'))).statusCode).toBe(
        402,
      );
      const key = crypto.randomUUID();
      await sendPurchase(payer.client, order('tok_sandbox_3ds'), key);
      const ask = () => desk.act(id, 'erase', { legal_name: 'Declinedfor Vanishing' });
      // A purchase at the bank would create them again.
      expect(await ask()).toMatchObject({ status: 409, body: { code: 'conflict' } });
      await payer.client.post('/api/purchase/cancel', { key });
      const words = ['declinedfor', 'unpaid vanishing', email];
      expect(getColumns(await traces(words))).toContain('payment.data');
      expect((await ask()).status).toBe(200);
      expect(await traces(words)).toEqual([]);
    });

    it("gets no more mails, and a refund of their payments doesn't need them", async () => {
      const { server } = desk;
      const { id, name } = await lived();
      const { intent_id } = await server.db
        .selectFrom('payment')
        .select('intent_id')
        .where('person_id', '=', id)
        .where('amount', '=', 6000)
        .executeTakeFirstOrThrow();
      await erase(id, name);
      await refundOrDispute(server.context, intent_id ?? 0, { refunded: 6000, isDisputed: false });
      await server.runJobs();
      const waiting = await server.db
        .selectFrom('mail_job')
        .select(['kind', 'skipped'])
        .where('kind', '=', 'payment_update')
        .execute();
      expect(waiting).toEqual([{ kind: 'payment_update', skipped: true }]);
    });

    it('keeps only the lists that their counted ballot depends on', async () => {
      const { server } = desk;
      const onList = async () => {
        const made = await desk.createMember({ legal_name: 'Listed Vanishing' });
        await server.db
          .updateTable('person')
          .set({ lists: ['last-year'] })
          .where('id', '=', made.id)
          .execute();
        return made;
      };
      const getLists = async (id: number) =>
        (
          await server.db
            .selectFrom('person')
            .select('lists')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).lists;
      const [silent, voter] = [await onList(), await onList()];
      await voter.client.post(`/api/hugo/${voter.id}/vote`, {
        lastmod: null,
        signature: 'L',
        votes: { Novel: [1] },
      });
      for (const { id } of [silent, voter]) await erase(id, 'Listed Vanishing');
      expect([await getLists(silent.id), await getLists(voter.id)]).toEqual([[], ['last-year']]);
      // The list is imported again without the erased person.
      await importList(server.db, server.clock, 'last-year', []);
      expect(await getLists(voter.id)).toEqual(['last-year']);
    });

    it('leaves only the address, which the other people on the account have', async () => {
      const { id, name, email, words, client } = await lived({ shares: true });
      await desk.act(id, 'erase', { legal_name: name });
      expect(await traces(words)).toEqual([]);
      expect((await client.get('/api/user')).json()).toMatchObject({
        email,
        people: [{ legal_name: 'Housemate Remaining', email }],
      });
      const list = (await client.get('/api/purchase/list')).json<{ payment_email: string }[]>();
      expect(list.map(({ payment_email }) => payment_email)).toContain(email);
    });

    it('leaves a counted ballot, and payments as numbers', async () => {
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
      const hugo = (await findFinalBallots(server.db, server.context.config)).get('hugo');
      expect(hugo?.counted.map((one) => one.id)).toContain(id);
      const rows = await server.db
        .selectFrom('vote')
        .select(['signature', 'client_ip', 'client_ua', 'votes'])
        .where('person_id', '=', id)
        .execute();
      expect(rows).toEqual([{ signature: '', client_ip: '', client_ua: null, votes: [1] }]);
      const origins = server.db.selectFrom('save_origin').selectAll().where('person_id', '=', id);
      expect(await origins.execute()).toEqual([]);
    });

    it('leaves operators, field names and times in the log without values', async () => {
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

    it("is not found by any call, and can't be shown or changed", async () => {
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
      const { email, client: buyer } = await desk.createMember();
      expect((await desk.act(id, 'email', { email })).status).toBe(404);
      // An administrator can reach every other person with the members' calls.
      for (const call of [
        client.post(`/api/people/${id}`, { email, legal_name: 'Taken Over' }),
        client.get(`/api/people/${id}/badge`),
        client.get(`/api/people/${id}/barcode.png`),
      ]) {
        expect((await call).json()).toMatchObject({ code: 'not_yours' });
      }
      const item = { amount: 4000, category: 'siteselect', type: 'ss-token', person_id: id };
      const bought = await buyer.post(
        '/api/purchase/other',
        { account: 'siteselect', email, source: 'tok_sandbox_success', items: [item] },
        { headers: { 'idempotency-key': crypto.randomUUID() } },
      );
      expect(bought.json()).toMatchObject({ errors: [{ pointer: '/body/items/0/person_id' }] });
    });
  });

  describe('refuses to erase', () => {
    it('a person under another name', async () => {
      const { id, read } = await desk.createMember({ legal_name: 'Right Person' });
      expect(await desk.act(id, 'erase', { legal_name: 'Wrong Person' })).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/body/legal_name' }] },
      });
      expect(await read()).toMatchObject({ legal_name: 'Right Person' });
    });

    it('a person named in the reason, because the reason is kept', async () => {
      const { id, read } = await desk.createMember({ legal_name: 'Named Person' });
      const reason = 'Asked by named person on the phone';
      expect(await desk.act(id, 'erase', { legal_name: 'Named Person', reason })).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/body/reason' }] },
      });
      expect(await read()).toBeDefined();
    });

    it('a person while their purchase is at the bank', async () => {
      const { id, email, client, read } = await desk.createMember({ legal_name: 'Busy Buyer' });
      const item = { amount: 4000, category: 'siteselect', type: 'ss-token', person_id: id };
      const key = crypto.randomUUID();
      await client.post(
        '/api/purchase/other',
        { account: 'siteselect', email, source: 'tok_sandbox_3ds', items: [item] },
        { headers: { 'idempotency-key': key } },
      );
      const ask = () => desk.act(id, 'erase', { legal_name: 'Busy Buyer' });
      expect(await ask()).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect(await read()).toMatchObject({ email });
      await client.post('/api/purchase/cancel', { key });
      expect((await ask()).status).toBe(200);
    });

    it('the administrator who asks', async () => {
      const { server, operator } = desk;
      const { id } = await server.db
        .selectFrom('person')
        .select('id')
        .where('email_key', '=', operator)
        .executeTakeFirstOrThrow();
      expect((await desk.act(id, 'erase', { legal_name: 'Desk Person' })).body).toMatchObject({
        code: 'own_record',
      });
    });
  });

  it("doesn't delete other people's texts that contain a name the person chose", async () => {
    const other = await desk.createMember();
    await desk.act(other.id, 'membership', { membership: 'Child', reason: 'Asked for it at once' });
    const { id, client } = await desk.createMember({ legal_name: 'Asked for it' });
    await client.post(`/api/people/${id}`, { legal_name: 'Quite Usual', badge_name: 'at once' });
    await desk.act(id, 'erase', { legal_name: 'Quite Usual' });
    const row = (await desk.audit()).find((one) => one.person_id === other.id);
    expect(row?.reason).toBe('Asked for it at once');
  });

  it('erases all records that were merged into theirs', async () => {
    const { server } = desk;
    const first = await desk.createMember({ legal_name: 'Joined Disappearing' });
    const second = await desk.createMember({
      legal_name: 'Joined Dissolving',
      email: 'dissolving@gone.example.com',
      address: 'Nowhere Lane',
    });
    await server.post('/api/key', { email: second.email });
    await server.runJobs();
    await desk.act(first.id, 'merge', { other: second.id });
    await server.runJobs();
    const words = ['disappearing', 'dissolving', 'nowhere lane', first.email];
    expect((await traces(words)).length).toBeGreaterThan(3);
    await desk.act(first.id, 'erase', { legal_name: 'Joined Disappearing' });
    expect(await traces(words)).toEqual([]);
  });

  it('replaces an erased operator in the log by a number', async () => {
    const { server } = desk;
    const member = await desk.createMember({ legal_name: 'Former Operator' });
    await server.db
      .insertInto('role')
      .values({ email_key: member.email, role: 'member_admin' })
      .execute();
    const other = await desk.createMember();
    await member.client.post(`/api/admin/people/${other.id}/membership`, {
      membership: 'Child',
      reason: REASON,
    });
    await desk.act(member.id, 'erase', { legal_name: 'Former Operator' });
    const row = (await desk.audit()).find((one) => one.person_id === other.id);
    expect(row).toMatchObject({ operator: `person ${member.id}, erased`, reason: REASON });
  });
});
