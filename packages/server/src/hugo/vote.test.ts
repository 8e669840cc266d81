import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { forBothDatabases } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

interface Saved {
  time: string;
}

forBothDatabases((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  /** A voter with an account of their own. */
  async function voter(email: string, membership = 'Adult') {
    const { id } = await server.addPerson({ email, membership });
    const client = await server.as(email);
    return {
      id,
      client,
      save: (votes: object, lastmod: string | null = null) =>
        client.post(`/api/hugo/${id}/vote`, { lastmod, signature: 'Aoife Byrne', votes }),
      votes: async () => (await client.get(`/api/hugo/${id}/votes`)).json<object>(),
    };
  }

  it('stores a ranking in its order, with the time of the save', async () => {
    const { save, votes } = await voter('ranks@example.com');

    const answer = await save({ Novel: [3, 1, -1], Novella: [9, null, 7] });

    expect(answer.statusCode).toBe(200);
    const { time } = answer.json<Saved>();
    expect(answer.json()).toEqual({
      status: 'success',
      time: '2019-07-01T12:00:00.000Z',
      votes: { Novel: [3, 1, -1], Novella: [9, null, 7] },
    });
    expect(await votes()).toEqual({
      Novel: { time, votes: [3, 1, -1] },
      Novella: { time, votes: [9, null, 7] },
    });
  });

  it('returns an empty ballot for a person who has not voted', async () => {
    expect(await (await voter('nothing@example.com')).votes()).toEqual({});
  });

  it('treats 0 as a blank position, and drops blank positions at the end', async () => {
    const { save, votes } = await voter('zero@example.com');
    await save({ Novel: [0, 3, null, 0] });
    expect(await votes()).toMatchObject({ Novel: { votes: [null, 3] } });
  });

  it('keeps the other categories, and clears one with an empty list', async () => {
    const { save, votes } = await voter('clears@example.com');
    const { time } = (await save({ Novel: [3], Novella: [9] })).json<Saved>();
    await save({ Novel: [] }, time);
    expect(await votes()).toMatchObject({ Novel: { votes: [] }, Novella: { votes: [9] } });
  });

  it('appends every save to a history that agrees with the ballot', async () => {
    const { id, save, votes, client } = await voter('history@example.com');
    const { time } = (await save({ Novel: [3, null, 1], Novella: [9] })).json<Saved>();
    const body = { lastmod: time, signature: ' A. Byrne ', votes: { Novel: [1] } };
    await client.post(`/api/hugo/${id}/vote`, body, { headers: { 'user-agent': 'a browser' } });

    const history = await server.db
      .selectFrom('vote')
      .selectAll()
      .where('person_id', '=', id)
      .orderBy('id')
      .execute();

    expect(history).toMatchObject([
      { category: 'Novel', votes: [3, null, 1], signature: 'Aoife Byrne' },
      { category: 'Novella', votes: [9], signature: 'Aoife Byrne' },
      {
        category: 'Novel',
        votes: [1],
        signature: 'A. Byrne',
        client_ip: '',
        client_ua: null,
      },
    ]);
    const newest = Object.fromEntries(
      history.map(({ category, votes: ranking, time: at }) => [
        category,
        { time: at.toISOString(), votes: ranking },
      ]),
    );
    expect(await votes()).toEqual(newest);
  });

  it('gives each save of a person a later time, even within one millisecond', async () => {
    const { save } = await voter('clock@example.com');
    const first = (await save({ Novel: [3] })).json<Saved>();
    const second = (await save({ Novel: [1] }, first.time)).json<Saved>();
    const third = (await save({ Novel: [2] }, second.time)).json<Saved>();
    expect([first.time, second.time, third.time]).toEqual([
      '2019-07-01T12:00:00.000Z',
      '2019-07-01T12:00:00.001Z',
      '2019-07-01T12:00:00.002Z',
    ]);
  });

  it('refuses a stale save of any category, and returns what is saved', async () => {
    const { save, votes } = await voter('stale@example.com');
    const first = (await save({ Novel: [3] })).json<Saved>();
    await save({ Novella: [9] }, first.time);
    const before = await votes();

    for (const lastmod of [first.time, '2019-06-01T00:00:00Z', null]) {
      const answer = await save({ Novel: [1] }, lastmod);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'stale_votes',
        message: 'Client has stale data',
        current: before,
      });
    }
    expect(await votes()).toEqual(before);
  });

  it('treats a time that no save had as unknown, however late it is', async () => {
    const { save, votes } = await voter('between@example.com');
    const { time } = (await save({ Novel: [3] })).json<Saved>();
    server.clock.advance(60);
    const times = [
      '2019-07-01T12:00:00.001Z',
      server.clock.now().toISOString(),
      '2999-01-01T00:00:00Z',
    ];
    for (const lastmod of times) expect((await save({ Novel: [1] }, lastmod)).statusCode).toBe(409);
    expect(await votes()).toEqual({ Novel: { time, votes: [3] } });
    expect(
      (await save({ Novel: [1] }, time.replace('12:00', '13:00').replace('Z', '+01:00')))
        .statusCode,
    ).toBe(200);
  });

  it('refuses a first save that claims to follow another', async () => {
    const { save, votes } = await voter('future@example.com');
    const answer = await save({ Novel: [3] }, '2999-01-01T00:00:00Z');
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([409, { current: {} }]);
    expect(await votes()).toEqual({});
  });

  it('accepts exactly one of several concurrent saves', async () => {
    const { id, save, votes } = await voter('race@example.com');
    for (let round = 0; round < 5; round += 1) {
      const newest = await server.db
        .selectFrom('ballot')
        .select('saved_at')
        .where('person_id', '=', id)
        .executeTakeFirst();
      const lastmod = newest?.saved_at.toISOString() ?? null;
      const answers = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((first) => save({ Novel: [first], Novella: [6 + first] }, lastmod)),
      );
      const winners = answers.filter(({ statusCode }) => statusCode === 200);
      expect(winners).toHaveLength(1);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
        200, 409, 409, 409, 409, 409,
      ]);
      const won = winners[0]?.json<Saved & { votes: Record<string, number[]> }>();
      expect(await votes()).toEqual({
        Novel: { time: won?.time, votes: won?.votes['Novel'] },
        Novella: { time: won?.time, votes: won?.votes['Novella'] },
      });
    }
  });

  it('gives a repeated save the same answer, and saves it once', async () => {
    const { id, save } = await voter('lost-answer@example.com');
    const first = (await save({ Novel: [3] })).json<Saved>();
    server.clock.advance(5);
    const once = await save({ Novel: [1], Novella: [9, null] }, first.time);
    server.clock.advance(5);
    const again = await save({ Novel: [1, 0], Novella: [9, null] }, first.time);

    expect(again.statusCode).toBe(200);
    expect(again.json<Saved>().time).toBe(once.json<Saved>().time);
    const { rows } = await server.db
      .selectFrom('vote')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(rows).toBe(3);
  });

  it('answers both of two identical concurrent saves', async () => {
    const { save } = await voter('double@example.com');
    const answers = await Promise.all([save({ Novel: [3] }), save({ Novel: [3] })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
  });

  it('does not treat an older save of the same votes as a repetition', async () => {
    const { save } = await voter('not-again@example.com');
    const first = (await save({ Novel: [3] })).json<Saved>();
    await save({ Novella: [9] }, first.time);
    expect((await save({ Novel: [3] })).statusCode).toBe(409);
    expect((await save({ Novella: [9], Novel: [3] }, first.time)).statusCode).toBe(409);
    expect((await save({ Novella: [9, 8] }, first.time)).statusCode).toBe(409);
  });

  it('returns everything after a restart', async () => {
    const { id, save, votes, client } = await voter('restart@example.com');
    const { time } = (await save({ Novel: [3, 1] })).json<Saved>();
    const restarted = await createApp(server.context);
    const headers = { cookie: client.cookie };
    const url = `/api/hugo/${id}`;

    const read = await restarted.inject({ url: `${url}/votes`, headers });
    const payload = { lastmod: time, signature: 'Aoife Byrne', votes: { Novel: [1] } };
    const saved = await restarted.inject({ method: 'POST', url: `${url}/vote`, headers, payload });
    await restarted.close();

    expect(read.json()).toEqual({ Novel: { time, votes: [3, 1] } });
    expect(saved.statusCode).toBe(200);
    expect(await votes()).toMatchObject({ Novel: { votes: [1] } });
  });
});
