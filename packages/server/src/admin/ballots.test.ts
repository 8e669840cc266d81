import type { Votes } from '@conkit/api-client';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { runCount } from '../counting/countCommand.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { freshClient } from '../testing/freshClient.ts';
import { oneAdministrator } from '../testing/oneAdministrator.ts';
import { createClient, type TestClient, type TestServer } from '../testing/server.ts';

const reason = 'Asked for it by phone';
const NOW = '2019-07-01T12:00:00Z';
interface Version {
  time: string;
  entries: number;
  entered: string | null;
}

forEachDatabase((start) => {
  let server: TestServer;
  let admin: Pick<TestClient, 'get' | 'post'>;
  let voters = 0;
  let audited = 0;
  beforeAll(async () => {
    server = await start({ change: oneAdministrator });
    await server.db
      .insertInto('role')
      .values({ email_key: 'awards@example.com', role: 'hugo_admin' })
      .execute();
    admin = freshClient(server, 'awards@example.com');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('rate_limit').execute();
    // Rows of the audit trail can't be deleted, so a test looks at later rows.
    audited =
      (await server.db.selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirst())
        ?.id ?? 0;
    // A test may have advanced the clock.
    if (server.clock.now() < new Date(NOW)) server.clock.set(NOW);
    server.clock.advance(60);
  });

  async function voter(...saves: object[]) {
    const email = `voter${(voters += 1)}@example.com`;
    const legal_name = `Voter Number ${voters}`;
    const { id } = await server.addPerson({ email, legal_name });
    const client = await server.as(email);
    let lastmod: string | null = null;
    const save = async (votes: object) => {
      server.clock.advance(60);
      const body = { lastmod, signature: legal_name, votes };
      const answer = await client.post(`/api/hugo/${id}/vote`, body);
      if (answer.statusCode === 200) lastmod = answer.json<{ time: string }>().time;
      return answer;
    };
    for (const votes of saves) await save(votes);
    const rankings = async () => {
      const votes = (await client.get(`/api/hugo/${id}/votes`)).json<
        Record<string, { votes: unknown }>
      >();
      return Object.fromEntries(Object.entries(votes).map(([key, entry]) => [key, entry.votes]));
    };
    const url = `/api/admin/people/${id}/ballot`;
    const versions = async () => (await admin.get(url)).json<{ versions: Version[] }>().versions;
    const mails = () => server.mailsTo(email);
    return { id, email, client, save, rankings, url, versions, mails };
  }
  const audit = () =>
    server.db
      .selectFrom('audit')
      .selectAll()
      .where('id', '>', audited)
      .where('is_read', '=', false)
      .execute();

  it('returns when a ballot was saved and its number of entries, without the votes', async () => {
    const { url, versions } = await voter({ Novel: [3, null, 1], Novella: [11] }, { Novel: [] });
    const [newest, first, ...others] = await versions();
    expect(others).toEqual([]);
    expect(newest).toEqual({ time: newest?.time, entries: 1, entered: null });
    expect(first).toEqual({ time: first?.time, entries: 3, entered: null });
    expect((await admin.get(url)).body).not.toContain('Novel');
  });

  it('pages through 20,000 saves without reading all of them, and restores the first', async () => {
    const { id, url, rankings } = await voter({ Novel: [3], Novella: [11] });
    const { db, clock } = server;
    const opening = new Date(clock.now().getTime() + 60_000);
    const add = (from: number, to: number) =>
      sql`
      insert into vote (person_id, category, votes, signature, time, client_ip)
      select ${id}, 'Novel', case when n % 2 = 0 then array[3, 1] else array[]::integer[] end, 'Sig',
        ${opening}::timestamptz + n * interval '1 second', '127.0.0.1'
      from generate_series(${from}::integer, ${to}::integer) as n`.execute(db);
    const page = async (before?: string) =>
      (await admin.get(before === undefined ? url : `${url}?before=${before}`)).json<{
        versions: Version[];
        more: boolean;
      }>();
    const cost = async () => {
      const costs = [];
      for (let n = 0; n < 5; n += 1) {
        const began = process.cpuUsage();
        await page();
        const { user, system } = process.cpuUsage(began);
        costs.push((user + system) / 1000);
      }
      return Math.min(...costs);
    };
    await add(1, 200);
    const few = await cost();
    await add(201, 20_000);
    await sql`analyze vote`.execute(db);
    expect(await cost()).toBeLessThan(5 * Math.max(few, 5));

    const first = await page();
    expect(first).toMatchObject({ more: true });
    expect(first.versions).toHaveLength(100);
    // Even-numbered saves have two entries in one category; the other category keeps its single entry.
    expect(first.versions.map(({ entries }) => entries)).toEqual(
      Array.from({ length: 100 }, (_, n) => (n % 2 === 0 ? 3 : 1)),
    );
    const second = await page(first.versions.at(-1)?.time);
    const last = new Date(opening.getTime() + (20_000 - 100) * 1000).toISOString();
    expect(second.versions[0]).toEqual({ time: last, entries: 3, entered: null });
    const end = await page(new Date(opening.getTime() + 50_000).toISOString());
    expect([end.versions.length, end.more]).toEqual([50, false]);
    await db
      .updateTable('ballot')
      .set({ saved_at: new Date(opening.getTime() + 20_000_000) })
      .where('person_id', '=', id)
      .execute();
    const body = {
      version: end.versions.at(-1)?.time,
      newest: first.versions[0]?.time,
      reason,
    };
    expect((await admin.post(`${url}/restore`, body)).statusCode).toBe(200);
    expect(await rankings()).toMatchObject({ Novel: [3], Novella: [11] });
  });

  it('restores an earlier version, keeps the others and notifies the voter', async () => {
    const { id, url, versions, rankings, mails, save } = await voter(
      { Novel: [3, 1], Novella: [] },
      { Novel: [] },
    );
    const [newest, first] = await versions();
    const body = { version: first?.time, newest: newest?.time, reason };
    const other = createClient(
      await createApp(server.context),
      (await server.as('awards@example.com')).cookie,
    );
    const answers = await Promise.all([
      admin.post(`${url}/restore`, body),
      other.post(`${url}/restore`, body),
    ]);
    for (const answer of answers) expect(answer.statusCode, answer.body).toBe(200);
    const changed = answers.map((answer) => answer.json<{ changed: boolean }>().changed);
    expect(changed.toSorted()).toEqual([false, true]);
    expect(await rankings()).toMatchObject({ Novel: [3, 1] });
    expect(await versions()).toMatchObject([
      { entries: 2, entered: 'restored' },
      { entries: 0 },
      { entries: 2 },
    ]);
    const told = (await mails()).filter(({ subject }) => subject.includes('was restored'));
    expect(told).toHaveLength(1);
    const rows = await audit();
    expect(rows).toMatchObject([
      {
        operator: 'awards@example.com',
        operation: 'restoreBallot',
        reason,
        person_id: id,
        before: { entries: 0 },
        after: { entries: 2 },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Novel|votes/);
    // The voter's open page is stale.
    expect((await save({ Novel: [1] })).statusCode).toBe(409);
  });

  it("doesn't overwrite what the voter has saved since", async () => {
    const { url, versions, rankings, save } = await voter({ Novel: [3] }, { Novel: [] });
    const [newest, first] = await versions();
    await save({ Novel: [5] });
    const body = { version: first?.time, newest: newest?.time, reason };
    const answer = await admin.post(`${url}/restore`, body);
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([409, { code: 'conflict' }]);
    expect(answer.body).not.toContain('Novel');
    expect(await rankings()).toMatchObject({ Novel: [5] });
    const unknown = { ...body, version: '2019-01-01T00:00:00Z' };
    expect((await admin.post(`${url}/restore`, unknown)).statusCode).toBe(404);
  });

  const paper = (votes: object, more: object = {}) => ({
    signature: 'On paper',
    votes,
    reason,
    ...more,
  });

  it('enters a paper ballot once, after the deadline too, and notifies the voter', async () => {
    const { id, url, rankings, mails, versions } = await voter();
    const closes = server.context.config.awards['hugo']?.voting?.closes ?? '';
    server.clock.set(new Date(Date.parse(closes) + 3_600_000));
    const later = await server.as('awards@example.com');
    const body = paper({ Novel: [3, 1] });
    const answers = await Promise.all([later.post(url, body), later.post(url, body)]);
    for (const answer of answers) expect(answer.statusCode, answer.body).toBe(200);
    const told = await mails();
    server.clock.set(NOW);
    expect(await rankings()).toEqual({ Novel: [3, 1] });
    expect(await versions()).toMatchObject([{ entries: 2, entered: 'paper' }]);
    expect(told.filter(({ subject }) => subject.includes('paper ballot'))).toHaveLength(1);
    expect(await audit()).toMatchObject([
      { operation: 'enterBallot', person_id: id, before: { saved: null } },
    ]);
    expect(JSON.stringify(await audit())).not.toContain('Novel');
  });

  it('reveals nothing about a guessed ballot, and replaces a saved one only with `replaces`', async () => {
    const { url, rankings, save } = await voter({ Novel: [3, 1], Novella: [11] });
    const refusals = await Promise.all(
      [{ Novel: [3, 1], Novella: [11] }, { Novel: [5] }].map((votes) =>
        admin.post(url, paper(votes)),
      ),
    );
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(refusals[0]?.body).toBe(refusals[1]?.body);
    const same = await admin.post(url, paper({ Novel: [3, 1], Novella: [11] }, { replaces: true }));
    expect(same.json()).toMatchObject({ changed: true });
    const replaced = await admin.post(url, paper({ Novel: [5] }, { replaces: true }));
    expect(replaced.json()).toMatchObject({ changed: true });
    expect(await rankings()).toEqual({ Novel: [5], Novella: [] });
    expect((await save({ Novel: [1] })).statusCode).toBe(409);
  });

  it('replaces nothing in another award, which has its own paper and deadline', async () => {
    const { award_categories: categories, finalists } = server.context.config;
    const [other = '', id] = categories.flatMap(({ key, award }) => {
      const standing = (finalists[key] ?? []).find(({ replaced }) => !replaced);
      return award !== 'hugo' && standing ? [key, standing.id] : [];
    }) as [string?, number?];
    const { url, rankings } = await voter({ Novel: [3], [other]: [id] });
    const entered = await admin.post(url, paper({ Novella: [11] }, { replaces: true }));
    expect(entered.statusCode).toBe(200);
    expect(await rankings()).toEqual({ Novel: [], Novella: [11], [other]: [id] });
  });

  it.each([
    ['an unknown finalist', { Novel: [999_999] }],
    ['a duplicate finalist', { Novel: [3, 3] }],
    ['an unknown category', { Nonsense: [3] }],
    ['nothing', {}],
    ['empty entries', { Novel: [null, null] }],
  ])('refuses to enter a ballot with %s', async (_, wrong) => {
    const { url, rankings } = await voter();
    const answer = await admin.post(url, paper({ ...wrong }));
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([400, { code: 'invalid' }]);
    expect(await rankings()).toEqual({});
    expect(await audit()).toEqual([]);
  });

  it('lets a voter whose paper ballot was refused vote for the first time', async () => {
    const { url, save } = await voter();
    await admin.post(url, paper({ Novel: [999_999] }));
    expect((await save({ Novel: [1] })).statusCode).toBe(200);
  });

  it('enters no ballot without a right, before voting opens or for an unknown person', async () => {
    const { id } = await server.addPerson({ email: 'child@example.com', membership: 'Child' });
    const refuse = async (who: number) =>
      admin.post(`/api/admin/people/${who}/ballot`, paper({ Novel: [3] }));
    const child = await refuse(id);
    expect([child.statusCode, child.json<object>()]).toMatchObject([403, { code: 'not_eligible' }]);
    expect((await refuse(2_000_000_000)).statusCode).toBe(404);
    server.clock.set(
      new Date(Date.parse(server.context.config.awards['hugo']?.voting?.opens ?? '') - 1000),
    );
    const { id: adult } = await server.addPerson({ email: 'early@example.com' });
    const early = await refuse(adult);
    expect([early.statusCode, early.json<object>()]).toMatchObject([
      403,
      { code: 'voting_closed' },
    ]);
  });

  it('disallows a ballot and allows it again, once each, with the reason in a mail', async () => {
    const { id, url, mails, save } = await voter({ Novel: [3] });
    const why = 'Two memberships of one person';
    const rule = (verb: string) => admin.post(`${url}/${verb}`, { ballot: 'votes', reason: why });
    const count = async () => {
      const { db, config, clock } = server.context;
      return (await runCount({ db, config, now: clock.now() }, ['results'])).output;
    };
    const counted = /(\d+) cast = (\d+) counted \+ (\d+) disallowed/.exec(await count());
    expect((await rule('disallow')).json()).toMatchObject({ changed: true, is_mailed: true });
    expect((await rule('disallow')).json()).toMatchObject({ changed: false });
    expect(await count()).toContain(
      `${counted?.[1]} cast = ${Number(counted?.[2]) - 1} counted + ${Number(counted?.[3]) + 1} disallowed`,
    );
    // Voters can still vote after a disallowance; people decide what is counted.
    expect((await save({ Novel: [1] })).statusCode).toBe(200);
    expect((await rule('allow')).json()).toMatchObject({ changed: true });
    expect((await rule('allow')).json()).toMatchObject({ changed: false });
    expect(await count()).toContain(counted?.[0]);
    const told = (await mails()).filter(({ text }) => text.includes(why));
    expect(told.map(({ subject }) => subject.includes('after all')).toSorted()).toEqual([
      false,
      true,
    ]);
    expect((await audit()).map(({ operation, person_id }) => [operation, person_id])).toEqual([
      ['disallowBallot', id],
      ['allowBallot', id],
    ]);
    const nominations = await admin.post(`${url}/disallow`, { ballot: 'nominations', reason: why });
    expect([nominations.statusCode, nominations.json<object>()]).toMatchObject([
      409,
      { code: 'conflict' },
    ]);
  });

  it('reports that a voter has no address for the mail', async () => {
    const { id, url } = await voter({ Novel: [3] });
    await server.db
      .updateTable('person')
      .set({ email: null, email_key: null })
      .where('id', '=', id)
      .execute();
    const answer = await admin.post(`${url}/disallow`, { ballot: 'votes', reason });
    expect(answer.json()).toMatchObject({ changed: true, is_mailed: false });
  });

  /** The people with a non-empty saved vote. */
  async function castBallots() {
    const rows = await server.db.selectFrom('ballot').select(['person_id', 'current']).execute();
    return rows.filter(({ current }) =>
      Object.values(current as Votes).some(({ votes }) => votes[0] != null),
    );
  }

  it('returns the turnout by category without the votes', async () => {
    interface Turnout {
      votes: { people: number; categories: { key: string; people: number }[] };
      nominations: { people: number };
    }
    const turnout = async () => (await admin.get('/api/admin/turnout')).json<Turnout>();
    const novels = ({ votes }: Turnout) =>
      votes.categories.find(({ key }) => key === 'Novel')?.people ?? 0;
    const before = await turnout();
    // This person votes in two categories.
    await voter({ Novel: [3, 1], Novella: [11] });
    await voter({ Novel: [null, 3], Novella: [] });
    await voter({ Novel: [3] }, { Novel: [] });
    const after = await turnout();
    expect(novels(after) - novels(before)).toBe(1);
    expect(after.votes.people - before.votes.people).toBe(1);
    const people = new Set((await castBallots()).map(({ person_id }) => person_id));
    expect(after.votes.people).toBe(people.size);
    expect(after.nominations).toEqual(before.nominations);
    const { body } = await admin.get('/api/admin/turnout');
    for (const { title } of server.context.config.finalists['Novel'] ?? [])
      expect(body).not.toContain(title);
  });
});
