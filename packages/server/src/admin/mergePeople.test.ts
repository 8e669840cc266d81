import { endingRights, type Entitlement } from '@conkit/rules';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type NewPerson, PERSON_TEXTS } from '../database/items.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, startDesk } from '../testing/desk.ts';

const TYPES = ['NonMember', 'Adult', 'Supporter', 'Child', 'HugoNominator', 'Infant'];
const text = fc.option(fc.constantFrom('Cork', 'Aoife', 'Quay Street'));
const record = fc.record({
  person: fc.record<Partial<NewPerson>>({
    membership: fc.constantFrom(...TYPES),
    city: text,
    badge_name: text,
    public_first_name: text,
    paper_pubs: fc.option(fc.constant({ name: 'A', address: 'B', country: 'C' })),
    daypass_type: fc.option(fc.constantFrom('Adult', 'Child')),
  }),
  hasVoted: fc.boolean(),
  hasNominated: fc.boolean(),
  disallowed: fc.subarray<'votes' | 'nominations'>(['votes', 'nominations']),
  categories: fc.subarray(['Novel', 'Novella', 'Novelette'], { minLength: 1 }),
  payments: fc.nat({ max: 2 }),
  changes: fc.nat({ max: 2 }),
  isShared: fc.boolean(),
});
type Made = typeof record extends fc.Arbitrary<infer Value> ? Value : never;

forEachDatabase((start) => {
  let desk: Desk;
  let pairs = 0;
  beforeAll(async () => {
    desk = await startDesk(start);
  });

  async function make(
    { person, hasVoted, hasNominated, disallowed, categories, payments, changes }: Made,
    email: string,
  ) {
    const { db, clock } = desk.server;
    const days = person.daypass_type ? [true, false, false, false, false] : null;
    const { id } = await desk.server.addPerson({ ...person, daypass_days: days, email });
    const time = clock.now();
    const sent = { person_id: id, signature: email, time, client_ip: '' };
    if (hasVoted) {
      await db
        .insertInto('vote')
        .values(categories.map((category) => ({ ...sent, category, votes: [id] })))
        .execute();
      const saved = categories.map((category) => [category, { time, votes: [id] }]);
      const current = JSON.stringify(Object.fromEntries(saved));
      await db.insertInto('ballot').values({ person_id: id, saved_at: time, current }).execute();
    }
    if (hasNominated) {
      const nominations = JSON.stringify([{ title: String(id) }]);
      await db
        .insertInto('nomination')
        .values(categories.map((category) => ({ ...sent, category, version: 1, nominations })))
        .execute();
    }
    for (const ballot of disallowed) {
      if (!(ballot === 'votes' ? hasVoted : hasNominated)) continue;
      const row = { person_id: id, ballot, since: time, reason: 'Twice' };
      await db.insertInto('disallowed_ballot').values(row).execute();
    }
    for (let n = 0; n < payments; n += 1) {
      const paid = { payment_email: email, payment_email_key: email, status: 'succeeded' };
      const what = { category: 'sponsor', type: 'bench', amount: 6000, currency: 'eur' };
      await db
        .insertInto('payment')
        .values({ created: time, person_id: id, ...paid, ...what })
        .execute();
    }
    for (let n = 0; n < changes; n += 1) {
      await db
        .updateTable('person')
        .set({ state: `State ${n}`, last_modified: time })
        .where('id', '=', id)
        .execute();
    }
    return id;
  }

  /** Counts the rows about people in every table with such a column. */
  async function rowsAbout(ids: readonly number[]): Promise<Record<string, number>> {
    const { db } = desk.server;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'person_id' order by 1`.execute(db);
    const counted = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::integer as count from ${sql.table(name)}
          where person_id = any(${[...ids]}::integer[])`.execute(db);
        return [name, rows[0]?.count ?? 0] as const;
      }),
    );
    return Object.fromEntries(counted);
  }
  const getPerson = (id: number) =>
    desk.server.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();

  /** Returns the kinds of ballot that both records have. */
  const ballotsOfBoth = (one: Made, two: Made) =>
    (['votes', 'nominations'] as const).flatMap((ballot) => {
      const has = ballot === 'votes' ? ('hasVoted' as const) : ('hasNominated' as const);
      return one[has] && two[has] ? [{ ballot }] : [];
    });

  /** Checks that a merged record has exactly the ballot of the record whose ballot is counted. */
  async function expectBallots(
    keptId: number,
    records: readonly [readonly [number, Made], readonly [number, Made]],
  ) {
    const { db } = desk.server;
    const { rows: marks } = await sql<{ ballot: string }>`
      select ballot from disallowed_ballot where person_id = ${keptId}`.execute(db);
    for (const ballot of ['votes', 'nominations'] as const) {
      const has = ballot === 'votes' ? 'hasVoted' : 'hasNominated';
      const having = records.filter(([, made]) => made[has]);
      const allowed = having.filter(([, { disallowed }]) => !disallowed.includes(ballot));
      const [counted] = having.length === 2 ? allowed : having;
      const [id, categories] = counted ? [counted[0], counted[1].categories] : [0, []];
      const whole = Object.fromEntries(categories.map((category) => [category, String(id)]));
      const { rows } =
        ballot === 'votes'
          ? await sql<{ category: string; entry: string }>`
              select category, saved -> 'votes' ->> 0 as entry
              from ballot, jsonb_each(current) as each (category, saved)
              where person_id = ${keptId}`.execute(db)
          : await sql<{ category: string; entry: string }>`
              select category, nominations -> 0 ->> 'title' as entry from (
                select distinct on (category) * from nomination where person_id = ${keptId}
                order by category, version desc
              ) as newest where nominations <> '[]'`.execute(db);
      expect(Object.fromEntries(rows.map((row) => [row.category, row.entry]))).toEqual(whole);
      const isDisallowed = counted?.[1].disallowed.includes(ballot) ?? false;
      expect(marks.some((mark) => mark.ballot === ballot)).toBe(isDisallowed);
    }
  }

  it('merges two records without losing data, or changes nothing', async () => {
    const { membership_types: types } = desk.server.context.config;
    let merged = 0;
    await fc.assert(
      fc.asyncProperty(record, record, async (one, two) => {
        pairs += 1;
        const email = `kept${pairs}@example.com`;
        const keptId = await make(one, email);
        const otherId = await make(two, two.isShared ? email : `other${pairs}@example.com`);
        const [kept, other] = [await getPerson(keptId), await getPerson(otherId)];
        const before = await rowsAbout([keptId, otherId]);
        const answer = await desk.act(keptId, 'merge', { other: otherId });
        const twice = ballotsOfBoth(one, two);
        const isUnclear = ({ ballot }: (typeof twice)[number]) =>
          one.disallowed.includes(ballot) === two.disallowed.includes(ballot);
        if (twice.some(isUnclear)) expect(answer.status).toBe(409);
        if (answer.status !== 200) {
          expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } });
          expect([await getPerson(keptId), await getPerson(otherId)]).toEqual([kept, other]);
          expect(await rowsAbout([keptId, otherId])).toEqual(before);
          return;
        }
        merged += 1;
        const after = await getPerson(keptId);
        expect(await getPerson(otherId)).toBeUndefined();
        const rows = await rowsAbout([keptId]);
        // One row for the merge itself, one for its changes, and one for the request to release the hold. Of two
        // ballots, one is kept and saved again.
        const both = { votes: 0, nominations: 0 };
        for (const { ballot } of twice) both[ballot] = 1;
        const fewer = { ballot: both.votes, disallowed_ballot: twice.length };
        const most = {
          audit: 1 + twice.length,
          person_change: 1,
          ballot_hold: 1,
          pending_act: 1,
          vote: 3 * both.votes,
          nomination: 3 * both.nominations,
        };
        for (const [table, count] of Object.entries(before)) {
          const more = most[table as keyof typeof most] ?? 0;
          const less = fewer[table as keyof typeof fewer] ?? 0;
          expect(rows[table], table).toBeGreaterThanOrEqual(count - less);
          expect(rows[table], table).toBeLessThanOrEqual(count + more);
        }
        await expectBallots(keptId, [
          [keptId, one],
          [otherId, two],
        ]);
        const ending: Entitlement[] = [];
        for (const was of [one, two]) {
          const from = was.person.membership ?? '';
          ending.push(...endingRights(types, from, after?.membership ?? ''));
        }
        expect(ending).toEqual([]);
        for (const field of [...PERSON_TEXTS, 'paper_pubs', 'daypass_type'] as const) {
          expect(after?.[field], field).toEqual(kept?.[field] ?? other?.[field] ?? null);
        }
        expect(after?.member_number).toBe(kept?.member_number ?? other?.member_number ?? null);
        const entry = (await desk.audit()).findLast(
          ({ operation, before: was }) => operation === 'mergePeople' && 'record' in was,
        );
        expect(entry?.before).toMatchObject({ record: { id: otherId, email: other?.email } });
      }),
      { numRuns: 100 },
    );
    expect(merged).toBeGreaterThan(5);
  });

  it('keeps the imported lists of both records and the earlier time of joining', async () => {
    const { db } = desk.server;
    const [kept, other] = [await desk.createMember(), await desk.createMember()];
    const [early, late] = [new Date('2018-08-20T12:00:00Z'), new Date('2019-01-15T12:00:00Z')];
    const facts = [
      { id: kept.id, lists: ['last year', 'both'], joined: late },
      { id: other.id, lists: ['both', 'next year'], joined: early },
    ];
    for (const { id, ...set } of facts) {
      await db.updateTable('person').set(set).where('id', '=', id).execute();
    }
    expect((await desk.act(kept.id, 'merge', { other: other.id })).status).toBe(200);
    const merged = await getPerson(kept.id);
    expect(merged?.lists.toSorted()).toEqual(['both', 'last year', 'next year']);
    expect(merged?.joined).toEqual(early);
  });

  it('moves queued mails and unfinished purchases', async () => {
    const { server } = desk;
    const [kept, other] = [
      await desk.createMember({ membership: 'Supporter' }),
      await desk.createMember(),
    ];
    const personId = other.id;
    await server.db
      .insertInto('mail_job')
      .values({
        kind: 'ballot_copy',
        data: JSON.stringify({ personId }),
        due_at: new Date('2030-01-01'),
        created: server.clock.now(),
      })
      .execute();
    const item = { amount: 4000, category: 'siteselect', type: 'ss-token', person_id: personId };
    const key = crypto.randomUUID();
    const bought = await other.client.post(
      '/api/purchase/other',
      { account: 'siteselect', email: other.email, source: 'tok_sandbox_3ds', items: [item] },
      { headers: { 'idempotency-key': key } },
    );
    expect((await desk.act(kept.id, 'merge', { other: personId })).status).toBe(200);
    const { client_secret } = bought.json<{ client_secret: string }>();
    await server.post('/api/purchase/sandbox-authentication', { client_secret, approve: true });
    await server.post('/api/purchase/finish', { key });
    const { purchases, mails, person } = await desk.record(kept.id);
    expect(purchases).toMatchObject([{ status: 'succeeded', person_id: kept.id }]);
    expect(mails.map(({ kind }) => kind)).toContain('ballot_copy');
    expect(person).toMatchObject({ id: kept.id, membership: 'Adult' });
  });

  it('gives an upgrade that was at the bank to the kept record', async () => {
    const { server } = desk;
    const [kept, other] = [
      await desk.createMember({ membership: 'Supporter' }),
      await desk.createMember({ membership: 'Supporter' }),
    ];
    const key = crypto.randomUUID();
    const upgrades = [{ id: other.id, membership: 'Adult' }];
    const bought = await other.client.post(
      '/api/purchase',
      { amount: 17_000, email: other.email, source: 'tok_sandbox_3ds', upgrades },
      { headers: { 'idempotency-key': key } },
    );
    const { client_secret } = bought.json<{ client_secret: string }>();
    expect((await desk.act(kept.id, 'merge', { other: other.id })).status).toBe(200);
    await server.post('/api/purchase/sandbox-authentication', { client_secret, approve: true });
    await server.post('/api/purchase/finish', { key });
    const { purchases, person } = await desk.record(kept.id);
    expect(purchases).toMatchObject([{ status: 'succeeded', person_id: kept.id }]);
    expect(person.membership).toBe('Adult');
  });

  it('notifies both mailboxes and signs out an address that no person uses any more', async () => {
    const { server } = desk;
    const [kept, other] = [
      await desk.createMember(),
      await desk.createMember({ legal_name: 'Twice' }),
    ];
    await desk.act(kept.id, 'merge', { other: other.id });
    expect((await other.client.get('/api/user')).statusCode).toBe(401);
    const textTo = async (address: string) => (await server.mailsTo(address))[0]?.text ?? '';
    expect(await textTo(kept.email)).toContain('two records');
    expect(await textTo(other.email)).not.toContain(kept.email);
    expect(await textTo(other.email)).toContain('has replaced this address');
  });

  it('refuses the same record twice and unknown records', async () => {
    const { id } = await desk.createMember();
    expect(await desk.act(id, 'merge', { other: id })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/body/other' }] },
    });
    expect((await desk.act(id, 'merge', { other: 2_000_000_000 })).status).toBe(404);
  });
});
