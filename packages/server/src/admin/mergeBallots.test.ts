import type { Nomination } from '@conkit/api-client';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCount } from '../counting/countCommand.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, startDesk } from '../testing/desk.ts';
import { holdCommits } from '../testing/locks.ts';
import type { TestClient } from '../testing/server.ts';

const signature = 'Aoife Byrne';
const why = 'Voted with both memberships';

forEachDatabase((start, engine) => {
  let desk: Desk;
  let awards: TestClient;
  let second: TestClient;
  let household = 0;
  beforeAll(async () => {
    desk = await startDesk(start);
    for (const email of ['awards@example.com', 'second@example.com']) {
      const role = { email_key: email, role: 'hugo_admin', granted_at: new Date(0) };
      await desk.server.db.insertInto('role').values(role).execute();
    }
  });
  beforeEach(async () => {
    for (const table of ['rate_limit', 'pending_act'] as const) {
      await desk.server.db.deleteFrom(table).execute();
    }
    desk.server.clock.advance(60);
    awards = await desk.server.as('awards@example.com');
    second = await desk.server.as('second@example.com');
  });

  /** Creates two records on one account, so that nothing is held after a merge; on separate accounts when `isApart`. */
  async function twoRecords(isApart = false) {
    const email = `twice${(household += 1)}@example.com`;
    const one = await desk.createMember({ email });
    const two = await desk.createMember({ email: isApart ? `second.${email}` : email });
    return [one, two] as const;
  }
  const vote = (client: TestClient, id: number, votes: object, lastmod: string | null = null) => {
    desk.server.clock.advance(60);
    return client.post(`/api/hugo/${id}/vote`, { lastmod, signature, votes });
  };
  const nominate = (client: TestClient, id: number, category: string, title: string) => {
    desk.server.clock.advance(60);
    const nominations = [{ title, author: 'A', publisher: 'B' }];
    return client.post(`/api/hugo/${id}/nominate`, { signature, category, nominations });
  };
  async function getVotes(client: TestClient, id: number) {
    const answer = await client.get(`/api/hugo/${id}/votes`);
    const votes = answer.json<Record<string, { votes: unknown }>>();
    return Object.fromEntries(Object.entries(votes).map(([key, entry]) => [key, entry.votes]));
  }
  async function getNominations(client: TestClient, id: number) {
    const answer = await client.get(`/api/hugo/${id}/nominations`);
    const all = answer.json<{ category: string; nominations: Nomination[] }[]>();
    const named = all.filter(({ nominations }) => nominations.length > 0);
    return Object.fromEntries(
      named.map(({ category, nominations }) => [category, nominations.map(({ title }) => title)]),
    );
  }
  const rule = async (verb: 'allow' | 'disallow', id: number, ballot: string) =>
    (await awards.post(`/api/admin/people/${id}/ballot/${verb}`, { ballot, reason: why })).json<{
      pending: number;
    }>().pending;
  const approve = (pending: number) =>
    second.post(`/api/admin/pending/${pending}`, { decision: 'approve', reason: why });
  const disallow = async (id: number, ballot = 'votes') => {
    const answer = await approve(await rule('disallow', id, ballot));
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const count = async () => {
    const { db, config, clock } = desk.server.context;
    return (await runCount({ db, config, now: clock.now() }, ['results', '--csv'])).output;
  };
  const getVersions = async (id: number) =>
    (await awards.get(`/api/admin/people/${id}/ballot`)).json<{
      versions: { time: string; entries: number; merge?: string }[];
    }>().versions;

  it.each(['kept', 'other'] as const)(
    'keeps the ballot of the %s record, which was not disallowed, and nothing of the other',
    async (allowed) => {
      const [kept, other] = await twoRecords();
      const [counted, aside] = allowed === 'kept' ? [kept, other] : [other, kept];
      const { client } = kept;
      await vote(client, aside.id, { Novel: [1], Novelette: [13] });
      const first = await vote(client, counted.id, { Novel: [3], Novella: [11] });
      const { time } = first.json<{ time: string }>();
      await vote(client, counted.id, { Novel: [5, 3] }, time);
      await nominate(client, aside.id, 'Novel', 'Aside');
      await nominate(client, aside.id, 'Novella', 'Only aside');
      await nominate(client, counted.id, 'Novel', 'Counted');
      await nominate(client, counted.id, 'Novelette', 'Only counted');
      await nominate(client, aside.id, 'Novel', 'Aside, later');
      await vote(client, aside.id, { Novel: [2] }, (await getVersions(aside.id))[0]?.time);
      await disallow(aside.id);
      await disallow(aside.id, 'nominations');
      const before = await count();
      const turnout = async () => {
        interface Counted {
          people: number;
          categories: { key: string; people: number }[];
        }
        const all = (await awards.get('/api/admin/turnout')).json<
          Record<'votes' | 'nominations', Counted>
        >();
        return (['votes', 'nominations'] as const).map((ballot) => {
          const of = (key: string) => all[ballot].categories.find((one) => one.key === key);
          const people = ['Novel', 'Novella', 'Novelette'].map((key) => of(key)?.people ?? 0);
          return [all[ballot].people].concat(people);
        });
      };
      const [voted = [], nominated = []] = await turnout();
      const less = (counts: number[], by: number[]) => counts.map((one, at) => one - (by[at] ?? 0));

      expect((await desk.act(kept.id, 'merge', { other: other.id })).status).toBe(200);
      expect(await getVotes(client, kept.id)).toEqual({ Novel: [5, 3], Novella: [11] });
      expect(await getNominations(client, kept.id)).toEqual({
        Novel: ['Counted'],
        Novelette: ['Only counted'],
      });
      // One fewer ballot was cast; the same ballots are counted.
      const without = (csv: string) => csv.replaceAll(/.*disallowed, not counted.*\r?\n/g, '');
      expect(without(await count())).toBe(without(before));
      const entries = await runCount(
        {
          db: desk.server.db,
          config: desk.server.context.config,
          now: desk.server.clock.now(),
        },
        ['entries'],
      );
      expect(entries.output).toContain('Only counted');
      expect(entries.output).not.toContain('side');

      expect(await turnout()).toEqual([less(voted, [1, 1, 0, 1]), less(nominated, [1, 1, 1, 0])]);

      // Every save stays. Each ballot has its own history, so no version mixes the two.
      const versions = await getVersions(kept.id);
      expect(versions.map(({ entries: many, merge }) => [many, merge])).toEqual([
        [3, 'counted'],
        [2, 'set_aside'],
        [3, undefined],
        [2, undefined],
        [2, 'set_aside'],
      ]);
      const row = (await desk.audit()).filter(
        ({ operation, person_id: about }) => operation === 'mergePeople' && about === kept.id,
      );
      expect(row.slice(1)).toMatchObject(
        ['votes', 'nominations'].map((ballot) => ({
          before: { ballot, disallowed_record: aside.id, disallowed_reason: why },
          after: { ballot, counted_record: counted.id },
        })),
      );

      // The voter can continue on pages opened since, but not on older ones.
      const stale = await vote(client, kept.id, { Novel: [1] }, time);
      expect(stale.json()).toMatchObject({ code: 'stale_votes' });
      const next = await vote(client, kept.id, { Novella: [12] }, versions[0]?.time);
      expect(next.statusCode, next.body).toBe(200);
      await nominate(client, kept.id, 'Novel', 'Next');
      expect(await getVotes(client, kept.id)).toEqual({ Novel: [5, 3], Novella: [12] });
      expect(await getNominations(client, kept.id)).toMatchObject({ Novel: ['Next'] });

      // Only two administrators can restore a version, and then it is the whole ballot.
      const restore = {
        version: versions[1]?.time,
        newest: next.json<{ time: string }>().time,
        reason: why,
      };
      const asked = await awards.post(`/api/admin/people/${kept.id}/ballot/restore`, restore);
      const { pending } = asked.json<{ pending: number }>();
      expect(await getVotes(client, kept.id)).toMatchObject({ Novella: [12] });
      expect((await approve(pending)).statusCode).toBe(200);
      expect(await getVotes(client, kept.id)).toEqual({ Novel: [2], Novella: [], Novelette: [13] });
    },
  );

  it.each(['votes', 'nominations'] as const)(
    'refuses two records with %s unless one of them is disallowed, and explains what to do',
    async (ballot) => {
      const [kept, other] = await twoRecords();
      for (const { id, client } of [kept, other]) {
        await (ballot === 'votes'
          ? vote(client, id, { Novel: [3] })
          : nominate(client, id, 'Novel', 'Title'));
      }
      const merge = () => desk.act(kept.id, 'merge', { other: other.id });
      expect(await merge()).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining(`disallow the ${ballot} of one`) as string },
      });
      await disallow(kept.id, ballot);
      await disallow(other.id, ballot);
      expect(await merge()).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('allow those that count') as string },
      });
      await approve(await rule('allow', other.id, ballot));
      expect((await merge()).status).toBe(200);
    },
  );

  it('leaves no free version to a save that waits for the merge, even after an earlier merge', async () => {
    const [first, longer] = await twoRecords();
    const third = await desk.createMember({ email: first.email });
    const { client } = first;
    const nominateTimes = async (id: number, times: number) => {
      for (let time = 1; time <= times; time += 1)
        await nominate(client, id, 'Novel', `${id} ${time}`);
    };
    await nominateTimes(first.id, 2);
    await nominateTimes(longer.id, 7);
    await disallow(longer.id, 'nominations');
    expect((await desk.act(longer.id, 'merge', { other: first.id })).status).toBe(200);
    await nominateTimes(third.id, 4);
    await disallow(third.id, 'nominations');
    expect((await desk.act(third.id, 'merge', { other: longer.id })).status).toBe(200);
    const { db } = desk.server;
    const versions = await db
      .selectFrom('nomination')
      .select('version')
      .where('person_id', '=', third.id)
      .where('category', '=', 'Novel')
      .execute();
    // The next version of the third record before the merge.
    expect(versions.map(({ version }) => version)).toContain(5);
    expect(await getNominations(client, third.id)).toEqual({ Novel: [`${first.id} 2`] });
  });

  it('uses the votes of one record and the nominations of the other', async () => {
    const [kept, other] = await twoRecords();
    const { client } = kept;
    for (const { id } of [kept, other]) {
      await vote(client, id, { Novel: [id === kept.id ? 3 : 5] });
      await nominate(client, id, 'Novel', id === kept.id ? 'Kept' : 'Other');
    }
    await disallow(kept.id, 'votes');
    await disallow(other.id, 'nominations');
    expect((await desk.act(kept.id, 'merge', { other: other.id })).status).toBe(200);
    expect(await getVotes(client, kept.id)).toEqual({ Novel: [5] });
    expect(await getNominations(client, kept.id)).toEqual({ Novel: ['Kept'] });
    const marks = await desk.server.db
      .selectFrom('disallowed_ballot')
      .select('ballot')
      .where('person_id', 'in', [kept.id, other.id])
      .execute();
    expect(marks).toEqual([]);
  });

  it('keeps a ballot disallowed if the other record has none', async () => {
    const [kept, other] = await twoRecords();
    await vote(kept.client, other.id, { Novel: [3] });
    await nominate(kept.client, kept.id, 'Novel', 'Kept');
    await disallow(other.id);
    expect((await desk.act(kept.id, 'merge', { other: other.id })).status).toBe(200);
    const marks = await desk.server.db
      .selectFrom('disallowed_ballot')
      .select(['person_id', 'ballot'])
      .where('person_id', 'in', [kept.id, other.id])
      .execute();
    expect(marks).toEqual([{ person_id: kept.id, ballot: 'votes' }]);
  });

  it('merges a merged record again and keeps the histories apart', async () => {
    const [kept, other] = await twoRecords();
    const third = await desk.createMember({ email: kept.email });
    const { client } = kept;
    const ranked = new Map([
      [kept.id, { Novel: [1] }],
      [other.id, { Novella: [11, 12] }],
      [third.id, { Novelette: [13, 14, 15] }],
    ]);
    for (const [id, votes] of ranked) {
      await vote(client, id, votes);
      await nominate(client, id, 'Novel', `Of ${id}`);
    }
    // Both merges set the kept record's ballot aside.
    for (const { id } of [other, third]) {
      await disallow(kept.id);
      await disallow(kept.id, 'nominations');
      expect((await desk.act(kept.id, 'merge', { other: id })).status).toBe(200);
    }
    expect(await getVotes(client, kept.id)).toEqual({ Novelette: [13, 14, 15] });
    expect(await getNominations(client, kept.id)).toEqual({ Novel: [`Of ${third.id}`] });
    expect((await getVersions(kept.id)).map(({ entries, merge }) => [entries, merge])).toEqual([
      [3, 'counted'],
      [2, 'set_aside'],
      [3, undefined],
      [2, 'set_aside'],
      [1, 'set_aside'],
    ]);
  });

  it('merges two voters who were notified of the same replaced finalist', async () => {
    const [kept, other] = await twoRecords();
    for (const { id } of [kept, other]) {
      await vote(kept.client, id, { Novel: [3] });
      await desk.server.db
        .insertInto('replacement_told')
        .values({ finalist_id: 3, person_id: id, told: desk.server.clock.now() })
        .execute();
    }
    await disallow(other.id);
    expect((await desk.act(kept.id, 'merge', { other: other.id })).status).toBe(200);
  });

  it('erases the name of a person from the reason for disallowing', async () => {
    const [kept, other] = await twoRecords();
    const named = await desk.createMember({ legal_name: 'Zebedee Named' });
    await vote(kept.client, kept.id, { Novel: [3] });
    await vote(kept.client, other.id, { Novel: [5] });
    await desk.server.db
      .insertInto('disallowed_ballot')
      .values({
        person_id: other.id,
        ballot: 'votes',
        since: desk.server.clock.now(),
        reason: 'Sent by Zebedee Named',
      })
      .execute();
    expect((await desk.act(kept.id, 'merge', { other: other.id })).status).toBe(200);
    const log = async () => JSON.stringify(await desk.audit());
    expect(await log()).toContain('Zebedee Named');
    expect((await desk.act(named.id, 'erase', { legal_name: 'Zebedee Named' })).status).toBe(200);
    expect(await log()).not.toContain('Zebedee');
    expect(await log()).toContain(`"disallowed_record":${other.id}`);
  });

  it("doesn't let one administrator alone change which ballot counts", async () => {
    const [kept, other] = await twoRecords();
    const { client } = kept;
    await vote(client, kept.id, { Novel: [3] });
    await vote(client, other.id, { Novel: [5] });
    await disallow(other.id);
    // Requested before the merge: approving these afterwards would swap the ballots.
    const waiting = [
      await rule('allow', other.id, 'votes'),
      await rule('disallow', kept.id, 'votes'),
    ];
    expect((await desk.act(kept.id, 'merge', { other: other.id })).status).toBe(200);
    for (const pending of waiting) expect((await approve(pending)).statusCode).toBe(404);
    const allowed = await awards.post(`/api/admin/people/${kept.id}/ballot/allow`, {
      ballot: 'votes',
      reason: why,
    });
    expect(allowed.json()).toMatchObject({ changed: false });
    const [newest, ...earlier] = await getVersions(kept.id);
    for (const { time: version } of earlier) {
      const body = { version, newest: newest?.time, reason: why };
      const asked = await awards.post(`/api/admin/people/${kept.id}/ballot/restore`, body);
      expect(asked.json()).toMatchObject({ changed: false, pending: expect.any(Number) as number });
    }
    expect(await getVotes(client, kept.id)).toEqual({ Novel: [3] });
  });

  it("mails the member which ballot is counted, and shows it only to its voter's mailbox", async () => {
    const { server } = desk;
    const [kept, other] = await twoRecords(true);
    await vote(kept.client, kept.id, { Novel: [3] });
    await vote(other.client, other.id, { Novel: [5] });
    await disallow(other.id);
    expect((await desk.act(kept.id, 'merge', { other: other.id })).status).toBe(200);
    // Disallow during a hold: no mailbox may read both accounts' ballots.
    await disallow(kept.id);
    server.clock.advance(86_400);
    const textTo = async (address: string) =>
      (await server.mailsTo(address)).map(({ text }) => text);
    expect((await textTo(kept.email)).join('\n')).toContain(
      'The ballot that the awards team did not disallow counts.',
    );
    expect((await textTo(other.email)).join('\n')).not.toContain('Novel');
    expect((await textTo(other.email)).join('\n')).not.toContain(why);
    // Data from another mailbox is held, as after every merge.
    const read = await kept.client.get(`/api/hugo/${kept.id}/votes`);
    expect(read.json()).toMatchObject({ code: 'ballot_held' });
  });

  describe.skipIf(engine === 'pglite')('beside another transaction', () => {
    /** Signs in before commits are held, and returns a function that merges. */
    const signIn = async () => {
      const admin = await desk.server.as(desk.operator);
      return async (kept: number, other: number) =>
        (await admin.post(`/api/admin/people/${kept}/merge`, { other, reason: why })).statusCode;
    };
    /** Holds the first transaction before its commit, starts the second, and lets both finish. */
    async function race<One, Two>(one: () => Promise<One>, two: () => Promise<Two>) {
      const held = await holdCommits(desk.server.db);
      const first = one();
      await held.untilWaiting(first);
      const next = two();
      await held.untilWaiting(first, next);
      await held.release();
      return Promise.all([first, next]);
    }

    it.each([
      ['kept', true],
      ['kept', false],
      ['other', true],
      ['other', false],
    ] as const)(
      'takes a save of the %s record completely or not at all; the merge comes first: %s',
      async (saved, isMergeFirst) => {
        const [kept, other] = await twoRecords();
        const { client } = kept;
        // The disallowed record has the longer history.
        const times = new Map<number, string>();
        for (const { id } of [kept, other, kept]) {
          const answer = await vote(client, id, { Novel: [3] }, times.get(id) ?? null);
          times.set(id, answer.json<{ time: string }>().time);
          await nominate(client, id, 'Novel', `Of ${id}`);
        }
        await disallow(kept.id);
        await disallow(kept.id, 'nominations');
        const { id } = saved === 'kept' ? kept : other;
        const mergeAs = await signIn();
        const merge = () => mergeAs(kept.id, other.id);
        const newest = (await client.get(`/api/hugo/${id}/nominations`)).json<
          { time: string }[]
        >()[0]?.time;
        const save = async () => {
          const [voted, nominated] = await Promise.all([
            vote(client, id, { Novel: [1] }, times.get(id) ?? null),
            client.post(`/api/hugo/${id}/nominate`, {
              signature,
              category: 'Novel',
              nominations: [{ title: 'Raced', author: 'A', publisher: 'B' }],
              lastmod: newest,
            }),
          ]);
          return [voted.statusCode, nominated.statusCode];
        };
        const [merged, statuses] = isMergeFirst
          ? await race(merge, save)
          : (await race(save, merge)).toReversed();
        expect(merged).toBe(200);
        // After the merge, a page of the other ballot is stale and the other record is gone.
        const refused = saved === 'kept' ? 409 : 403;
        expect(statuses).toEqual(isMergeFirst ? [refused, refused] : [200, 200]);
        const isRaced = !isMergeFirst && saved === 'other';
        expect(await getVotes(client, kept.id)).toEqual({ Novel: isRaced ? [1] : [3] });
        expect(await getNominations(client, kept.id)).toEqual({
          Novel: [isRaced ? 'Raced' : `Of ${other.id}`],
        });
      },
    );

    it.each([true, false])(
      'merges or allows the other ballot, but never both; the merge comes first: %s',
      async (isMergeFirst) => {
        const [kept, other] = await twoRecords();
        for (const { id } of [kept, other])
          await vote(kept.client, id, { Novel: [id % 2 ? 3 : 5] });
        await disallow(other.id);
        const before = await getVotes(kept.client, kept.id);
        const pending = await rule('allow', other.id, 'votes');
        const mergeAs = await signIn();
        const merge = () => mergeAs(kept.id, other.id);
        const allow = async () => (await approve(pending)).statusCode;
        const [first, next] = isMergeFirst ? await race(merge, allow) : await race(allow, merge);
        expect([first, next]).toEqual([200, isMergeFirst ? 404 : 409]);
        expect(await getVotes(kept.client, kept.id)).toEqual(before);
      },
    );
  });
});
