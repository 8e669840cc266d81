import type { AwardSummary } from '@conkit/api-client';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestClient, TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const getSummary = async (client: TestClient) =>
    (await client.get('/api/hugo/summary')).json<AwardSummary>();
  const signature = 'Signed';
  const vote = (client: TestClient, id: number, lastmod: string | null, votes: object) =>
    client.post(`/api/hugo/${id}/vote`, { lastmod, signature, votes });
  const nominate = (client: TestClient, id: number, category: string, titles: string[]) =>
    client.post(`/api/hugo/${id}/nominate`, {
      signature,
      category,
      nominations: titles.map((title) => ({ title })),
    });

  it('returns what each person on the account has saved in each award, and when', async () => {
    const email = 'Family@Example.com';
    const voter = await server.addPerson({ email });
    const child = await server.addPerson({ email: 'family@example.com', membership: 'Child' });
    const client = await server.as(email);
    const first = await vote(client, voter.id, null, { Novel: [3, 1], RetroNovel: [] });
    server.clock.advance(60);
    const { time: lastmod } = first.json<{ time: string }>();
    await vote(client, voter.id, lastmod, { Novel: [null, 1], Novella: [8] });
    await nominate(client, voter.id, 'Novel', ['One', 'Two']);
    server.clock.advance(60);
    await nominate(client, voter.id, 'Novel', ['One', 'Two', 'Three']);
    await nominate(client, voter.id, 'Fancast', ['Four']);
    await nominate(client, voter.id, 'RetroNovel', ['Five']);
    await nominate(client, voter.id, 'Novella', []);

    const { people } = await getSummary(client);

    expect(people.map(({ id }) => id)).toEqual([voter.id, child.id]);
    const [hugo, retro] = people[0]?.awards ?? [];
    // A blank first position is no vote, but it was saved.
    expect(hugo).toMatchObject({
      award: 'hugo',
      ballot: { done: 1, saved: '2019-07-01T12:01:00.000Z' },
      nominations: { done: 2, works: 4, saved: '2019-07-01T12:02:00.000Z' },
    });
    expect(retro).toMatchObject({
      award: 'retro',
      ballot: { done: 0, saved: '2019-07-01T12:00:00.000Z' },
      nominations: { done: 1, works: 1 },
    });
    expect(hugo?.ballot.categories).toBeGreaterThan(10);
    const nothing = { done: 0, saved: null };
    for (const award of people[1]?.awards ?? []) {
      expect(award).toMatchObject({ ballot: nothing, nominations: { ...nothing, works: 0 } });
    }
  });

  it('returns nothing about people on other accounts, and nothing to an account without people', async () => {
    const theirs = await server.addPerson({ email: 'theirs@example.com' });
    await vote(await server.as('theirs@example.com'), theirs.id, null, { Novel: [3] });
    const mine = await server.addPerson({ email: 'mine@example.com' });
    const { people } = await getSummary(await server.as('mine@example.com'));
    expect(people.map(({ id }) => id)).toEqual([mine.id]);
    expect(JSON.stringify(people)).not.toContain('2019-');
    expect(await getSummary(await server.as('unknown@example.com'))).toEqual({ people: [] });
  });

  it('reads the newest save of each category by the index, for a family with thousands of saves', async () => {
    const email = 'many@example.com';
    const family = await Promise.all(
      Array.from({ length: 5 }, () => server.addPerson({ email, membership: 'Adult' })),
    );
    const ids = family.map(({ id }) => id);
    await sql`
      insert into nomination (person_id, category, version, nominations, signature, time, client_ip)
      select id, category, n, '[{"title":"Work"}]', 'Aoife', '2019-06-01T00:00:00Z', '::1'
      from unnest(${ids}::integer[]) id, generate_series(1, 2000) n,
        unnest(array['Novel', 'Novella', 'RetroNovel']) category`.execute(server.db);
    await sql`analyze nomination`.execute(server.db);
    const client = await server.as(email);
    const { people } = await getSummary(client);
    expect(people.map(({ awards }) => awards[0]?.nominations.works)).toEqual([2, 2, 2, 2, 2]);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select category from nomination where person_id = ${ids[0]}
      order by category, version desc limit 1`.execute(server.db);
    expect(JSON.stringify(rows)).toContain('nomination_version');
  });

  it('refuses a caller without a session', async () => {
    const answer = await server.get('/api/hugo/summary');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'unauthorized', message: 'Unauthorized' });
  });

  it('refuses an unknown parameter', async () => {
    const client = await server.as('asks@example.com');
    const answer = await client.get('/api/hugo/summary?person=5');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid' });
  });
});
