import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { migrate } from '../database/migrate.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

interface Saved {
  time: string;
  nominations: object[];
}

const [ANN, BEN] = [
  { title: 'A Novel by Ann', author: 'Ann' },
  { title: 'A Novel by Ben', author: 'Ben' },
];

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  /** A nominator with an account of their own. */
  async function nominator(email: string) {
    const { id } = await server.addPerson({ email });
    const client = await server.as(email);
    const save = (category: string, nominations: (object | null)[], more: object = {}) =>
      client.post(`/api/hugo/${id}/nominate`, {
        signature: 'Aoife Byrne',
        category,
        nominations,
        ...more,
      });
    return {
      id,
      client,
      save,
      saved: async () => (await client.get(`/api/hugo/${id}/nominations`)).json<Saved[]>(),
      history: () =>
        server.db
          .selectFrom('nomination')
          .selectAll()
          .where('person_id', '=', id)
          .orderBy('id')
          .execute(),
    };
  }

  it('stores the nominations of a category in their order, with the time of the save', async () => {
    const { id, save, saved } = await nominator('keeps@example.com');

    const answer = await save('Novel', [BEN, ANN], { lastmod: null, signature: ' A. Byrne ' });

    const kept = {
      time: '2019-07-01T12:00:00.000Z',
      person_id: id,
      signature: 'A. Byrne',
      category: 'Novel',
      nominations: [BEN, ANN],
    };
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success', ...kept }]);
    expect(await saved()).toEqual([{ id: expect.any(Number) as number, ...kept }]);
  });

  it('lists the categories in their order, and none for a person without nominations', async () => {
    const { save, saved } = await nominator('ordered@example.com');
    expect(await saved()).toEqual([]);
    for (const category of ['RetroNovel', 'Novella', 'Novel']) await save(category, [ANN]);
    expect(await saved()).toMatchObject([
      { category: 'Novel' },
      { category: 'Novella' },
      { category: 'RetroNovel' },
    ]);
  });

  it('drops empty fields and rows, but keeps an incomplete row', async () => {
    const { save, saved } = await nominator('drops@example.com');
    const rows = [null, { title: '', author: '  ' }, { title: 'Only', author: '' }, {}];
    expect((await save('Novel', rows)).statusCode).toBe(200);
    expect(await saved()).toMatchObject([{ nominations: [{ title: 'Only' }] }]);
  });

  it('clears a category with an empty list, and keeps the others', async () => {
    const { save, saved } = await nominator('clears@example.com');
    await save('Novel', [ANN]);
    await save('Novella', [BEN]);
    await save('Novel', []);
    expect(await saved()).toMatchObject([{ nominations: [] }, { nominations: [BEN] }]);
  });

  it('appends every save to a history that is never changed', async () => {
    const { client, id, save, history } = await nominator('history@example.com');
    await save('Novel', [ANN]);
    const body = { signature: 'Ann', category: 'Novel', nominations: [ANN, BEN] };
    await client.post(`/api/hugo/${id}/nominate`, body, { headers: { 'user-agent': 'a browser' } });
    expect(await history()).toMatchObject([
      { nominations: [ANN], signature: 'Aoife Byrne' },
      {
        nominations: [ANN, BEN],
        signature: 'Ann',
        client_ip: '',
        client_ua: null,
      },
    ]);
  });

  it('gives each save of a category a later time, even within one millisecond', async () => {
    const { save } = await nominator('clock@example.com');
    const first = (await save('Novel', [ANN], { lastmod: null })).json<Saved>();
    const second = (await save('Novel', [BEN], { lastmod: first.time })).json<Saved>();
    expect([first.time, second.time]).toEqual([
      '2019-07-01T12:00:00.000Z',
      '2019-07-01T12:00:00.001Z',
    ]);
    expect((await save('Novel', [], { lastmod: second.time })).statusCode).toBe(200);
  });

  it('refuses a stale save of the same category only, and returns what is saved', async () => {
    const { save, saved } = await nominator('stale@example.com');
    const first = (await save('Novel', [ANN], { lastmod: null })).json<Saved>();
    server.clock.advance(60);
    await save('Novel', [ANN, BEN], { lastmod: first.time });
    const [current] = await saved();

    // Times that no save had count as unknown, however late they are.
    const others = ['2019-06-01T00:00:00Z', '2019-07-01T12:01:00.001Z', '2999-01-01T00:00:00Z'];
    for (const lastmod of [first.time, ...others, null]) {
      const answer = await save('Novel', [BEN], { lastmod });
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([
        409,
        { code: 'stale_nominations', current },
      ]);
    }
    expect(await saved()).toEqual([current]);
    expect((await save('Novella', [BEN], { lastmod: null })).statusCode).toBe(200);
  });

  it('checks nothing for an earlier client that sends no `lastmod`', async () => {
    const { save, saved } = await nominator('earlier@example.com');
    await save('Novel', [ANN]);
    expect((await save('Novel', [BEN])).statusCode).toBe(200);
    expect(await saved()).toMatchObject([{ nominations: [BEN] }]);
  });

  it('gives a repeated save the same answer, and saves it once', async () => {
    const { save, history } = await nominator('again@example.com');
    const first = (await save('Novel', [ANN], { lastmod: null })).json<Saved>();
    server.clock.advance(5);
    const once = await save('Novel', [ANN, BEN], { lastmod: first.time });
    server.clock.advance(5);
    const again = await save('Novel', [ANN, { title: ' ' }, BEN], { lastmod: first.time });
    const turned = await save('Novel', [BEN, ANN], { lastmod: first.time });

    expect([again.statusCode, again.body]).toEqual([200, once.body]);
    expect([turned.statusCode, turned.body]).toEqual([200, once.body]);
    expect(await history()).toHaveLength(2);
  });

  it('accepts exactly one of several concurrent saves', async () => {
    const { save, saved } = await nominator('race@example.com');
    let lastmod: string | null = null;
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map((n) =>
          save('Novel', [{ title: `Round ${round}, work ${n}` }], { lastmod }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
        200, 409, 409, 409, 409,
      ]);
      const won = answers.find(({ statusCode }) => statusCode === 200)?.json<Saved>();
      expect(await saved()).toMatchObject([{ time: won?.time, nominations: won?.nominations }]);
      lastmod = won?.time ?? null;
    }
  });

  it('keeps all concurrent saves of clients that send no `lastmod`', async () => {
    const { save, saved, history } = await nominator('blind@example.com');
    const works = [1, 2, 3, 4, 5].map((n) => [{ title: `Work ${n}` }]);
    const answers = await Promise.all(works.map((each) => save('Novel', each)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(works.map(() => 200));

    const rows = (await history()).toSorted((one, other) => one.version - other.version);
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.map(({ nominations }) => nominations)).toEqual(expect.arrayContaining(works));
    const times = rows.map(({ time }) => time.getTime());
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
    expect(await saved()).toMatchObject([{ nominations: rows.at(-1)?.nominations }]);
  });

  it('saves once and answers both of two identical concurrent saves', async () => {
    const { save, history } = await nominator('double@example.com');
    const twice = [1, 2].map(() => save('Novel', [ANN], { lastmod: null }));
    const answers = await Promise.all(twice);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(await history()).toHaveLength(1);
  });

  it('saves several categories concurrently', async () => {
    const { save, saved } = await nominator('save-all@example.com');
    const keys = ['Novel', 'Novella', 'Novelette', 'ShortStory', 'RelatedWork'];
    const answers = await Promise.all(
      keys.map((key) => save(key, [{ title: key }], { lastmod: null })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(keys.map(() => 200));
    expect((await saved()).map(({ nominations }) => nominations)).toHaveLength(keys.length);
  });

  it('stores a lone surrogate as the replacement character', async () => {
    const { save, saved } = await nominator('half@example.com');
    expect((await save('Novel', [{ title: 'A\ud83d Novel' }])).statusCode).toBe(200);
    expect(await saved()).toMatchObject([{ nominations: [{ title: 'A\ufffd Novel' }] }]);
  });

  it('continues the history from before saves had versions', async () => {
    const { db } = server;
    const { save, history } = await nominator('before@example.com');
    const first = (await save('Novel', [ANN], { lastmod: null })).json<Saved>();
    const second = (await save('Novel', [BEN], { lastmod: first.time })).json<Saved>();
    await save('Novella', [ANN], { lastmod: null });
    await sql`alter table nomination drop column version`.execute(db);
    await sql`create index nomination_current on nomination (person_id, category, id desc)`.execute(
      db,
    );
    await sql`delete from migration where name = '009_nomination_version.sql'`.execute(db);

    await migrate(db);

    expect((await save('Novel', [], { lastmod: first.time })).statusCode).toBe(409);
    expect((await save('Novel', [], { lastmod: second.time })).statusCode).toBe(200);
    const versions = (await history()).map(({ category, version }) => [category, version]);
    expect(versions).toEqual([
      ['Novel', 1],
      ['Novel', 2],
      ['Novella', 1],
      ['Novel', 3],
    ]);
  });

  it('returns everything after a restart', async () => {
    const { id, client, save } = await nominator('restart@example.com');
    const { time } = (await save('Novel', [ANN, BEN], { lastmod: null })).json<Saved>();
    const restarted = await createApp(server.context);
    const headers = { cookie: client.cookie };
    const read = await restarted.inject({ url: `/api/hugo/${id}/nominations`, headers });
    await restarted.close();
    expect(read.json()).toMatchObject([{ time, nominations: [ANN, BEN] }]);
  });
});
