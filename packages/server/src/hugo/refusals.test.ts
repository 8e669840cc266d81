import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

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
    ['that has no next one', '9999-12-31T23:59:59.999Z'],
    ['beyond that', '9999-12-31T23:59:59-12:00'],
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
