import { beforeAll, beforeEach, expect, it } from 'vitest';
import { findFinalBallots } from '../counting/queries.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, startDesk } from '../testing/desk.ts';
import { runConkit } from './run.ts';

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });
  beforeEach(async () => {
    await desk.server.db.deleteFrom('rate_limit').execute();
  });

  const NEW = ['--legal-name', 'Niamh Present', '--badge-name', 'Present'];
  const transfer = (id: number, ...args: readonly string[]) =>
    runConkit(
      ['people', 'transfer', String(id), '--as', 'una', '--json', '--reason', 'Sold', ...args],
      (run) => run({ ...desk.server.context }),
    );
  /** A person with every kind of data: details, purchases, nominations and votes. */
  const former = () =>
    desk.createMember({
      legal_name: 'Clodagh Former',
      public_last_name: 'Former',
      badge_name: 'Former Badge',
      address: '1 Former Lane',
      paper_pubs: { name: 'Clodagh Former', address: '1 Former Lane', country: 'Ireland' },
    });
  let owners = 0;
  const newEmail = () => `transferred${(owners += 1)}@example.com`;

  it('moves type, number and joining date to a new record without other data of the former owner', async () => {
    const { server } = desk;
    const { id, email: old, client, read, log } = await former();
    const vote = { lastmod: null, signature: 'Clodagh Former', votes: { Novel: [1] } };
    expect((await client.post(`/api/hugo/${id}/vote`, vote)).statusCode).toBe(200);
    await client.post(`/api/people/${id}`, { address: '2 Former Road' });
    const before = await read();
    const number = before?.member_number;
    server.clock.advance(86_400);
    const email = newEmail();
    const { output, code, error } = await transfer(id, ...NEW, '--email', email);
    expect([code, error]).toEqual([0, '']);
    const made = JSON.parse(output) as { id: number };
    expect(made).toEqual({ id: made.id, membership: 'Adult', member_number: number });

    // Read everything that the new owner can read.
    const owner = await server.as(email);
    const user = (await owner.get('/api/user')).json<{ people: object[] }>();
    expect(user.people).toMatchObject([
      { id: made.id, membership: 'Adult', member_number: number, badge_name: 'Present' },
    ]);
    const seen = await Promise.all(
      [
        '/api/user',
        '/api/purchase/list',
        `/api/people/${made.id}/log`,
        `/api/hugo/${made.id}/votes`,
        `/api/hugo/${made.id}/nominations`,
      ].map(async (url) => {
        const answer = await owner.get(url);
        return `${url} ${answer.statusCode} ${answer.body}`;
      }),
    );
    expect(seen.join('\n')).not.toMatch(/former|clodagh/i);
    expect(seen.join('\n')).not.toContain(old);
    expect(seen.filter((one) => one.split(' ')[1] !== '200')).toEqual([]);
    for (const url of [`/api/people/${id}/log`, `/api/hugo/${id}/votes`]) {
      expect((await owner.get(url)).statusCode).toBe(403);
    }
    const rows = await server.db
      .selectFrom('person')
      .select(['id', 'joined', 'paper_pubs', 'address'])
      .where('id', 'in', [id, made.id])
      .orderBy('id')
      .execute();
    expect(rows[0]).toMatchObject({ joined: null, address: '2 Former Road' });
    expect(rows[0]?.paper_pubs).not.toBeNull();
    expect(rows[1]).toMatchObject({ paper_pubs: null, address: null });
    expect(rows[1]?.joined).toBeInstanceOf(Date);

    // The former owner keeps their own data, without rights and without the new owner's identity.
    expect(await read()).toMatchObject({
      membership: 'NonMember',
      member_number: null,
      address: '2 Former Road',
    });
    expect(JSON.stringify(await log())).not.toMatch(/present|niamh|transferred/i);
    expect((await log()).at(0)).toMatchObject({ operation: 'transferMembership', reason: 'Sold' });
    const { counted, notEligible } = (await findFinalBallots(server.db, server.context.config)).get(
      'hugo',
    ) ?? { counted: [], notEligible: [] };
    expect(counted.map((one) => one.id)).not.toContain(id);
    expect(notEligible.map((one) => one.id)).toContain(id);
    // The new owner has the right, on an empty ballot.
    const own = { lastmod: null, signature: 'N', votes: { Novel: [2] } };
    expect((await owner.post(`/api/hugo/${made.id}/vote`, own)).statusCode).toBe(200);

    await server.runJobs();
    const mails = await server.mails();
    const to = (address: string) =>
      mails.filter((one) => one.to.address === address).map(({ text, to: who }) => [who, text]);
    expect(JSON.stringify(to(old))).not.toMatch(/present|niamh/i);
    expect(JSON.stringify(to(old))).toContain('changed your membership');
    expect(JSON.stringify(to(email))).not.toMatch(/former|clodagh/i);
    expect(JSON.stringify(to(email))).toContain(`member number is ${number}`);
    expect(await desk.audit()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ person_id: id, operator: 'cli:una' }),
        expect.objectContaining({ person_id: made.id, operator: 'cli:una' }),
      ]),
    );
  });

  it('refuses names in the reason, a repeated command, and a record without a membership', async () => {
    const { server } = desk;
    const { id, email: old } = await former();
    const email = newEmail();
    const to = [...NEW, '--email', email];
    const refused = async (...args: readonly string[]) => {
      const { error, code, output } = await transfer(id, ...args);
      expect(output).toBe('');
      return [code, error];
    };
    const both = '--reason must not name them: the former owner and the new one both read it\n';
    for (const reason of ['By Clodagh Former', `See ${old}`, 'To niamh present', `to ${email}`]) {
      expect(await refused(...to, '--reason', reason)).toEqual([2, both]);
    }
    expect(await refused('--legal-name', 'N', '--email', 'nowhere')).toEqual([
      2,
      '--email is no email address\n',
    ]);
    expect(await refused(...to, '--city', 'x'.repeat(5000))).toEqual([2, '--city is too long\n']);
    expect(await refused('--legal-name', 'clodagh  former', '--email', old)).toEqual([
      1,
      `This is the person of record ${id} already.\n`,
    ]);
    expect((await desk.record(id)).person).toMatchObject({ membership: 'Adult' });
    const people = async () => (await server.db.selectFrom('person').select('id').execute()).length;
    const before = await people();
    const twice = await Promise.all([transfer(id, ...to), transfer(id, ...to)]);
    expect(twice.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(await people()).toBe(before + 1);
    expect(await refused('--legal-name', 'Third', '--email', newEmail())).toEqual([
      1,
      `Record ${id} has no membership to give.\n`,
    ]);
    const another = await desk.createMember({ legal_name: 'Another One' });
    expect((await transfer(another.id, ...to)).error).toMatch(/is there already, as record \d+:/);
    expect((await transfer(2_000_000_000, ...to)).error).toBe('Not found: --person 2000000000.\n');
  });

  it('refuses while a purchase for the record is at the bank', async () => {
    const { server } = desk;
    const { id, email } = await former();
    await server.db
      .insertInto('purchase_intent')
      .values({
        idempotency_key: crypto.randomUUID(),
        request_hash: 'x',
        status: 'requires_action',
        account: 'default',
        email,
        email_key: email,
        amount: 100,
        currency: 'eur',
        items: JSON.stringify([{ kind: 'upgrade', personId: id }]),
        created: server.clock.now(),
        updated: server.clock.now(),
      })
      .execute();
    const { code, error } = await transfer(id, ...NEW, '--email', newEmail());
    expect([code, error]).toEqual([
      1,
      'A purchase for this record is under way: end that first.\n',
    ]);
    expect((await desk.record(id)).person).toMatchObject({ membership: 'Adult' });
  });
});
