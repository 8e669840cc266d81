import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { forBothDatabases, forEachDatabase } from '../testing/databases.ts';
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

const body = (votes: object, extra: object = {}) => ({
  lastmod: null,
  signature: 'Aoife Byrne',
  votes,
  ...extra,
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  async function voter(email: string, membership = 'Adult') {
    const { id } = await server.addPerson({ email, membership });
    const client = await server.as(email);
    const post = (given: object) => client.post(`/api/hugo/${id}/vote`, given);
    return { id, client, post };
  }

  it('refuses to read and save another account’s ballot', async () => {
    const { client } = await voter('thief@example.com');
    const victim = await voter('victim@example.com');
    await victim.post(body({ Novel: [3] }));

    for (const id of [victim.id, 2_000_000_000]) {
      const read = await client.get(`/api/hugo/${id}/votes`);
      const saved = await client.post(`/api/hugo/${id}/vote`, body({ Novel: [1] }));
      expect([read.statusCode, read.json<object>()]).toMatchObject([403, { code: 'not_yours' }]);
      expect([saved.statusCode, saved.json<object>()]).toMatchObject([403, { code: 'not_yours' }]);
      expect(saved.body).not.toContain('Novel');
    }
    const votes = await victim.client.get(`/api/hugo/${victim.id}/votes`);
    expect(votes.json()).toMatchObject({ Novel: { votes: [3] } });
  });

  it('refuses a caller without a session', async () => {
    const { id } = await voter('signed-out@example.com');
    expect((await server.get(`/api/hugo/${id}/votes`)).statusCode).toBe(401);
    const answer = await server.post(`/api/hugo/${id}/vote`, body({ Novel: [3] }));
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([
      401,
      { message: 'Unauthorized' },
    ]);
  });

  it.each(['Child', 'Infant', 'NonMember', 'HugoNominator'])(
    'refuses the vote of a %s, who may read the ballot',
    async (membership) => {
      const { id, client, post } = await voter(`${membership}@example.com`, membership);
      const answer = await post(body({ Novel: [3] }));
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([
        403,
        { code: 'not_eligible' },
      ]);
      expect((await client.get(`/api/hugo/${id}/votes`)).json()).toEqual({});
    },
  );

  it('accepts the vote of a supporter', async () => {
    const { post } = await voter('supporter@example.com', 'Supporter');
    expect((await post(body({ Novel: [3] }))).statusCode).toBe(200);
  });

  it.each([
    ['no signature', { signature: undefined }, '/body/signature'],
    ['a blank signature', { signature: '  ' }, '/body/signature'],
    ['no votes at all', { votes: {} }, '/body/votes'],
    ['a category that does not exist', { votes: { Nonsense: [3] } }, '/body/votes/Nonsense'],
    [
      'a category without finalists',
      { votes: { BestVideoGame: [3] } },
      '/body/votes/BestVideoGame',
    ],
    ['a name of JavaScript', { votes: { constructor: [3] } }, '/body/votes/constructor'],
    ['a finalist of another category', { votes: { Novel: [3, 9] } }, '/body/votes/Novel/1'],
    ['an unknown finalist', { votes: { Novel: [9999] } }, '/body/votes/Novel/0'],
    ['the same finalist twice', { votes: { Novel: [3, 1, 3] } }, '/body/votes/Novel/2'],
    ['No award twice', { votes: { Novel: [-1, 3, -1] } }, '/body/votes/Novel/2'],
    [
      'a finalist of the other award’s category of that name',
      { votes: { RetroNovel: [3] } },
      '/body/votes/RetroNovel/0',
    ],
    [
      'a Retro finalist twice',
      { votes: { RetroFanzine: [187, 187] } },
      '/body/votes/RetroFanzine/1',
    ],
    [
      'eight positions of a Retro category',
      { votes: { RetroFanzine: [187, null, null, null, null, null, null, -1] } },
      '/body/votes/RetroFanzine',
    ],
    ['eight positions', { votes: { Novel: [1, 2, 3, 4, 5, 6, null, -1] } }, '/body/votes/Novel'],
    ['words for finalists', { votes: { Novel: ['3'] } }, '/body/votes/Novel/0'],
    ['a time that is none', { lastmod: 'yesterday' }, '/body/lastmod'],
    ['a leap second', { lastmod: '2016-12-31T23:59:60Z' }, '/body/lastmod'],
  ])('refuses %s, and points at the field', async (what, given, pointer) => {
    const { id, client, post } = await voter(`${what.replaceAll(' ', '-')}@example.com`);
    const answer = await post({ ...body({ Novel: [3] }), ...given });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', errors: [{ pointer }] });
    expect((await client.get(`/api/hugo/${id}/votes`)).json()).toEqual({});
  });

  it.each([
    ['long ago', '0000-01-01T00:00:00Z'],
    ['that is the last possible', '9999-12-31T23:59:59.999Z'],
    ['beyond the last possible', '9999-12-31T23:59:59-12:00'],
  ])('refuses a second save that follows a time %s', async (_, lastmod) => {
    const { post } = await voter(`${lastmod.replaceAll(':', '.')}@example.com`);
    expect((await post(body({ Novel: [3] }))).statusCode).toBe(200);
    expect((await post(body({ Novel: [1] }, { lastmod }))).statusCode).toBe(409);
  });

  it('saves the valid categories of a save, and explains the invalid ones', async () => {
    const { id, client, post } = await voter('partly@example.com');
    const votes = {
      RetroFanzine: [175],
      RetroNovella: [127],
      Novel: [9999],
      Opera: [3],
      Series: [1, 1],
    };
    const answer = await post(body(votes));

    expect(answer.statusCode).toBe(200);
    const { time, refused, ...rest } = answer.json<{ time: string; refused: object[] }>();
    // An earlier client, which reads only these, shows no more than was saved.
    expect(rest).toEqual({ status: 'success', votes: { RetroNovella: [127] } });
    expect(refused).toEqual([
      {
        pointer: '/body/votes/RetroFanzine/0',
        message: '175 was replaced and can no longer be ranked in RetroFanzine',
        code: 'replaced_finalist',
      },
      expect.objectContaining({ pointer: '/body/votes/Novel/0', code: 'unknown_finalist' }),
      expect.objectContaining({ pointer: '/body/votes/Opera', code: 'unknown_category' }),
      expect.objectContaining({ pointer: '/body/votes/Series/0', code: 'unknown_finalist' }),
      expect.objectContaining({ pointer: '/body/votes/Series/1', code: 'unknown_finalist' }),
      expect.objectContaining({ pointer: '/body/votes/Series/1', code: 'duplicate' }),
    ]);
    const saved = await client.get(`/api/hugo/${id}/votes`);
    expect(saved.json()).toEqual({ RetroNovella: { time, votes: [127] } });

    // The next save follows that time, as the answer to the first one may have been lost.
    expect((await post(body(votes))).json()).toEqual(answer.json());
    expect((await post(body({ Novel: [3] }, { lastmod: time }))).statusCode).toBe(200);
    expect((await post(body(votes))).statusCode).toBe(409);
  });

  it('refuses a save without a valid category, and explains each', async () => {
    const { id, client, post } = await voter('nothing-right@example.com');
    const answer = await post(body({ RetroFanzine: [175], Opera: [3] }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      errors: [{ code: 'replaced_finalist' }, { code: 'unknown_category' }],
    });
    expect((await client.get(`/api/hugo/${id}/votes`)).json()).toEqual({});
  });

  it('keeps an invalid category as it was, and mails the ballot that way', async () => {
    const { id, client, post } = await voter('keeps-before@example.com');
    const first = await post(body({ RetroFanzine: [187], Novel: [3] }));
    const { time } = first.json<{ time: string }>();
    const second = body({ RetroFanzine: [175, 187], Novel: [1] }, { lastmod: time });
    expect((await post(second)).json()).toMatchObject({ votes: { Novel: [1] } });
    const votes = await client.get(`/api/hugo/${id}/votes`);
    expect(votes.json()).toMatchObject({
      RetroFanzine: { time, votes: [187] },
      Novel: { votes: [1] },
    });
    expect((await client.post(`/api/hugo/${id}/votes/mail`)).statusCode).toBe(200);
    await server.runJobs();
    const mails = await server.mails();
    const copy = mails.find(({ to }) => to.address === 'keeps-before@example.com');
    expect(copy?.text).toContain('1. Guteto');
    expect(copy?.text).not.toContain('Fantasy News');
  });

  it('refuses to rank a replaced finalist, but lets voters who ranked it before keep it', async () => {
    const [replaced, other] = [175, 187];
    const late = await voter('late@example.com');
    const answer = await late.post(body({ RetroFanzine: [replaced] }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/body/votes/RetroFanzine/0' }] });

    const early = await voter('early@example.com');
    const time = new Date('2019-07-01T00:00:00Z');
    await server.db
      .insertInto('ballot')
      .values({
        person_id: early.id,
        saved_at: time,
        current: JSON.stringify({ RetroFanzine: { time: time.toISOString(), votes: [replaced] } }),
      })
      .execute();
    const moved = await early.post(
      body({ RetroFanzine: [other, replaced] }, { lastmod: time.toISOString() }),
    );
    expect(moved.statusCode).toBe(200);
  });
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ convention: 'dublin-2019' });
  });

  it.each([
    ['before the opening', '2019-04-01T22:59:59.999Z', 403],
    ['from the opening on', '2019-04-01T23:00:00Z', 200],
    ['within the minute of the deadline', '2019-08-01T06:59:59.999Z', 200],
    ['after the minute of the deadline', '2019-08-01T07:00:00Z', 403],
  ])('%s, a vote gets the status that the Dublin rules require', async (when, now, status) => {
    server.clock.set(now);
    const email = `${when.replaceAll(' ', '-')}@example.com`;
    const { id } = await server.addPerson({ email });
    const client = await server.as(email);

    const answer = await client.post(`/api/hugo/${id}/vote`, body({ Novel: [3] }));

    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json()).toMatchObject({ code: 'voting_closed' });
    const votes = (await client.get(`/api/hugo/${id}/votes`)).json<object>();
    expect(Object.keys(votes)).toEqual(status === 200 ? ['Novel'] : []);
  });

  it('refuses a Retro vote after the deadline too', async () => {
    server.clock.set('2019-08-01T07:00:00Z');
    const { id } = await server.addPerson({ email: 'retro@example.com' });
    const client = await server.as('retro@example.com');
    const answer = await client.post(`/api/hugo/${id}/vote`, body({ RetroFanzine: [187] }));
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([
      403,
      { code: 'voting_closed' },
    ]);
  });

  it('repeats the answer to a saved request after the deadline, but accepts no other save', async () => {
    server.clock.set('2019-08-01T06:59:59Z');
    const { id } = await server.addPerson({ email: 'last-second@example.com' });
    const client = await server.as('last-second@example.com');
    const first = await client.post(`/api/hugo/${id}/vote`, body({ Novel: [3], Novella: [9] }));
    server.clock.set('2019-08-01T07:00:05Z');

    const again = await client.post(`/api/hugo/${id}/vote`, body({ Novel: [3], Novella: [9] }));
    const other = await client.post(`/api/hugo/${id}/vote`, body({ Novel: [3], Novella: [8] }));

    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect([other.statusCode, other.json<object>()]).toMatchObject([
      403,
      { code: 'voting_closed' },
    ]);
    const votes = (await client.get(`/api/hugo/${id}/votes`)).json<object>();
    expect(votes).toMatchObject({ Novella: { votes: [9] } });
  });
});
