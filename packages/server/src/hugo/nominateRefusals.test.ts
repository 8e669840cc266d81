import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

const WORK = { title: 'A Novel', author: 'Ann' };
const body = (more: object = {}) => ({
  signature: 'Aoife Byrne',
  category: 'Novel',
  nominations: [WORK],
  ...more,
});

/** A person, a nominator by default, on the current server. */
const nominatorOn = async (server: TestServer, email: string, membership = 'Adult') => {
  const { id } = await server.addPerson({ email, membership });
  const client = await server.as(email);
  const post = (given: object) => client.post(`/api/hugo/${id}/nominate`, given);
  const saved = async () => (await client.get(`/api/hugo/${id}/nominations`)).json<object[]>();
  return { id, client, post, saved };
};

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  const nominator = (email: string, membership?: string) => nominatorOn(server, email, membership);

  it('refuses to read and save another account’s nominations', async () => {
    const { client } = await nominator('thief@example.com');
    const victim = await nominator('victim@example.com');
    await victim.post(body());

    for (const id of [victim.id, 2_000_000_000]) {
      const read = await client.get(`/api/hugo/${id}/nominations`);
      const saved = await client.post(`/api/hugo/${id}/nominate`, body({ nominations: [] }));
      expect([read.statusCode, read.json<object>()]).toMatchObject([403, { code: 'not_yours' }]);
      expect([saved.statusCode, saved.json<object>()]).toMatchObject([403, { code: 'not_yours' }]);
      expect(saved.body).not.toContain('A Novel');
    }
    expect(await victim.saved()).toMatchObject([{ nominations: [WORK] }]);
  });

  it('refuses a caller without a session', async () => {
    const { id } = await nominator('signed-out@example.com');
    const answers = [
      await server.get(`/api/hugo/${id}/nominations`),
      await server.post(`/api/hugo/${id}/nominate`, body()),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([
        401,
        { message: 'Unauthorized' },
      ]);
    }
  });

  it.each(['Child', 'Infant', 'NonMember'])(
    'refuses nominations by a %s, who may read them',
    async (membership) => {
      const { post, saved } = await nominator(`${membership}@example.com`, membership);
      const answer = await post(body());
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([
        403,
        { code: 'not_eligible' },
      ]);
      expect(await saved()).toEqual([]);
    },
  );

  it.each(['HugoNominator', 'Supporter', 'FirstWorldcon'])(
    'accepts nominations by a %s',
    async (membership) => {
      const { post } = await nominator(`${membership}@example.com`, membership);
      expect((await post(body())).statusCode).toBe(200);
    },
  );

  const six = Array.from({ length: 6 }, (_, at) => ({ title: `Work ${at}` }));
  it.each([
    ['no signature', { signature: undefined }, '/body/signature'],
    ['a blank signature', { signature: ' \n' }, '/body/signature'],
    ['no category', { category: undefined }, '/body/category'],
    ['no nominations', { nominations: undefined }, '/body/nominations'],
    ['nominations that are no list', { nominations: { title: 'x' } }, '/body/nominations'],
    ['a category that does not exist', { category: 'Nonsense' }, '/body/category'],
    ['a category with the name of JavaScript', { category: 'constructor' }, '/body/category'],
    ['six works', { nominations: six }, '/body/nominations'],
    ['text for a work', { nominations: ['A Novel'] }, '/body/nominations/0'],
    ['a number for a title', { nominations: [{ title: 7 }] }, '/body/nominations/0/title'],
    [
      'a field of another category',
      { nominations: [WORK, { title: 'B', volume: '1' }] },
      '/body/nominations/1/volume',
    ],
    ['an unknown field that is empty', { nominations: [{ isbn: '' }] }, '/body/nominations/0/isbn'],
    [
      'a text of 2,001 characters',
      { nominations: [{ title: 'x'.repeat(2001) }] },
      '/body/nominations/0/title',
    ],
    [
      'a character that cannot be stored',
      { nominations: [{ title: 'A\0Novel' }] },
      '/body/nominations/0/title',
    ],
    ['a time that is none', { lastmod: 'yesterday' }, '/body/lastmod'],
    ['a leap second', { lastmod: '2016-12-31T23:59:60Z' }, '/body/lastmod'],
  ])('refuses %s, and points at the field', async (what, given, pointer) => {
    const { post, saved } = await nominator(`${what.replaceAll(/\W+/g, '-')}@example.com`);
    const answer = await post(body(given));
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([
      400,
      { code: 'invalid', errors: [{ pointer }] },
    ]);
    expect(await saved()).toEqual([]);
  });

  it('explains invalid categories and fields in the specification’s words', async () => {
    const { post } = await nominator('words@example.com');
    const category = await post(body({ category: 'Nonsense' }));
    expect(category.json<{ message: string }>().message).toContain('Unknown category');
    const field = await post(body({ nominations: [{ volume: '1' }] }));
    expect(field.json<{ message: string }>().message).toContain('Unknown key in nomination data');
  });

  it('accepts five works among empty rows, and a text of 2,000 characters', async () => {
    const { post } = await nominator('limits@example.com');
    const rows = [null, ...six.slice(1), {}, { title: ' ' }];
    expect((await post(body({ nominations: rows }))).statusCode).toBe(200);
    const long = await post(body({ nominations: [{ title: 'x'.repeat(2000) }] }));
    expect(long.statusCode).toBe(200);
  });
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ convention: 'dublin-2019' });
  });

  it.each([
    ['before the opening', '2019-01-01T07:59:59.999Z', 403],
    ['from the opening on', '2019-01-01T08:00:00Z', 200],
    ['within the minute of the deadline', '2019-03-16T06:59:59.999Z', 200],
    ['after the minute of the deadline', '2019-03-16T07:00:00Z', 403],
  ])('%s, nominations get the status that the Dublin rules require', async (when, now, status) => {
    server.clock.set(now);
    const { post, saved } = await nominatorOn(server, `${when.replaceAll(' ', '-')}@example.com`);

    const answers = [await post(body()), await post(body({ category: 'RetroNovel' }))];

    for (const answer of answers) {
      expect(answer.statusCode).toBe(status);
      if (status === 403) expect(answer.json()).toMatchObject({ code: 'nominating_closed' });
    }
    expect(await saved()).toHaveLength(status === 200 ? 2 : 0);
  });

  it('repeats the answer to a saved request after the deadline, but accepts no other save', async () => {
    server.clock.set('2019-03-16T06:59:59Z');
    const { post, saved } = await nominatorOn(server, 'last-minute@example.com');
    const first = await post(body({ lastmod: null }));
    server.clock.set('2019-03-16T07:00:05Z');

    const again = await post(body({ lastmod: null }));
    const other = await post(body({ lastmod: null, nominations: [{ title: 'Another' }] }));

    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect([other.statusCode, other.json<object>()]).toMatchObject([
      403,
      { code: 'nominating_closed' },
    ]);
    expect(await saved()).toMatchObject([{ nominations: [WORK] }]);
  });
});
