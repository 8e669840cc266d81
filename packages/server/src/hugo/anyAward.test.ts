import type { Config, Person } from '@conkit/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AwardFacts, Convention } from '../config/types.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

/** The demonstration with changes to its two awards. */
const withAwards =
  (changes: Readonly<Record<string, Partial<AwardFacts>>>) =>
  (same: Convention): Convention => ({
    ...same,
    awards: Object.fromEntries(
      Object.entries(same.awards).map(([key, award]) => [
        key,
        Object.fromEntries(
          Object.entries({ ...award, ...changes[key] }).filter(([, value]) => value !== undefined),
        ) as unknown as AwardFacts,
      ]),
    ),
  });

forEachDatabase((start) => {
  describe('before the finalists are announced', () => {
    let server: TestServer;
    let id: number;
    const announced = '2019-04-01T12:00:00.000Z';
    const voting = { opens: '2019-04-02T00:00:00.000Z', closes: '2019-08-01T00:00:00.000Z' };
    beforeAll(async () => {
      server = await start({
        now: '2019-04-01T11:59:59.000Z',
        change: withAwards({ hugo: { announced, voting }, retro: { voting } }),
      });
      ({ id } = await server.addPerson({ email: 'early@example.com' }));
    });

    it('returns no finalist in any call', async () => {
      const titles = Object.values(server.context.config.finalists).flatMap((entries) =>
        entries.map(({ title }) => title),
      );
      const voter = await server.as('early@example.com');
      for (const client of [server, voter]) {
        const finalists = await client.get('/api/hugo/finalists');
        expect(finalists.json()).toEqual({});
        const config = (await client.get('/api/config')).body;
        expect(titles.filter((title) => config.includes(`"${title}"`))).toEqual([]);
        // The button's label names a series that is a finalist.
        expect(config).not.toContain('Craft Sequence');
      }
      expect((await voter.get(`/api/hugo/${id}/packet`)).json()).toEqual({});
      const extra = await voter.get(`/api/hugo/${id}/packet-series-extra`);
      expect([extra.statusCode, extra.json<object>()]).toMatchObject([
        404,
        { code: 'not_offered' },
      ]);
      const summary = (await voter.get('/api/hugo/summary')).json<object>();
      expect(summary).toMatchObject({
        people: [{ awards: [{ ballot: { categories: 0 } }, { ballot: { categories: 0 } }] }],
      });
    });

    it('answers a correct guess of a finalist like any other vote', async () => {
      const voter = await server.as('early@example.com');
      const answers = [];
      for (const Novel of [[1], [999_999], [1, 1]]) {
        const body = { lastmod: null, signature: 'V', votes: { Novel } };
        const answer = await voter.post(`/api/hugo/${id}/vote`, body);
        answers.push([answer.statusCode, answer.body]);
      }
      expect(answers[0]).toEqual([403, expect.stringContaining('voting_closed')]);
      expect(new Set(answers.map((answer) => answer.join()))).toHaveProperty('size', 1);
    });

    it('returns the finalists of an award from its announcement on, and of no other award', async () => {
      server.clock.set(announced);
      const keys = async () =>
        Object.keys((await server.get('/api/hugo/finalists')).json<object>());
      const first = await keys();
      expect(first).toContain('Novel');
      expect(first).not.toContain('RetroNovel');
      expect((await server.get('/api/config')).body).toContain('Craft Sequence');
      const voter = await server.as('early@example.com');
      const packet = (await voter.get(`/api/hugo/${id}/packet`)).json<object>();
      expect(Object.keys(packet)).toContain('Novel');
      expect(packet).not.toHaveProperty('RetroShortStory');
      server.clock.set(voting.opens);
      expect(await keys()).toContain('RetroNovel');
    });
  });

  describe('two awards with different rules', () => {
    let server: TestServer;
    let id: number;
    beforeAll(async () => {
      server = await start({
        now: '2019-07-01T12:00:00.000Z',
        change: withAwards({
          retro: {
            positions: 1,
            no_award: undefined,
            voting: { opens: '2019-01-01T00:00:00.000Z', closes: '2019-07-02T00:00:00.000Z' },
            rights: { nominate: [], vote: [{ types: ['Child'] }, { list: 'jury' }] },
          },
        }),
      });
      ({ id } = await server.addPerson({ email: 'both@example.com' }));
      await server.addPerson({ email: 'both@example.com', membership: 'Child', legal_name: 'K' });
      await server.db
        .updateTable('person')
        .set({ lists: ['jury'] })
        .where('id', '=', id)
        .execute();
    });
    const save = async (votes: object, lastmod: string | null = null, person = id) => {
      const voter = await server.as('both@example.com');
      return voter.post(`/api/hugo/${person}/vote`, { lastmod, signature: 'V', votes });
    };
    const getId = (category: string) => server.context.config.finalists[category]?.[0]?.id ?? 0;

    it('return each person’s rights in each of them', async () => {
      const client = await server.as('both@example.com');
      const { people } = (await client.get('/api/user')).json<{ people: Person[] }>();
      expect(people.map(({ rights }) => rights)).toEqual([
        { hugo: { nominate: true, vote: true }, retro: { nominate: false, vote: true } },
        { hugo: { nominate: false, vote: false }, retro: { nominate: false, vote: true } },
      ]);
      const { hugo } = (await server.get('/api/config')).json<Config>();
      expect(hugo.awards).toMatchObject({
        hugo: { positions: 7, noAward: { en: 'No award' } },
        retro: { positions: 1, noAward: null },
      });
    });

    it('accept as many positions as each has, and No Award where it has one', async () => {
      const first = getId('RetroNovel');
      const answer = await save({
        Novel: [getId('Novel'), -1],
        RetroNovel: [first],
        RetroNovella: [-1],
        RetroFanWriter: [getId('RetroFanWriter'), getId('RetroFanWriter')],
      });
      const { time, votes, refused } = answer.json<{
        time: string;
        votes: object;
        refused: { pointer: string; code: string }[];
      }>();
      expect(votes).toEqual({ Novel: [getId('Novel'), -1], RetroNovel: [first] });
      expect(refused.map(({ pointer, code }) => [pointer, code])).toEqual([
        ['/body/votes/RetroNovella/0', 'unknown_finalist'],
        ['/body/votes/RetroFanWriter', 'too_long'],
        ['/body/votes/RetroFanWriter/1', 'duplicate'],
      ]);
      server.clock.set('2019-07-10T12:00:00.000Z');
      const late = await save({ Novel: [], RetroNovel: [] }, time);
      server.clock.set('2019-07-01T12:00:00.000Z');
      expect(late.json()).toMatchObject({
        votes: { Novel: [] },
        refused: [{ pointer: '/body/votes/RetroNovel', code: 'voting_closed' }],
      });
    });

    it('restrict voting to each award’s own voters', async () => {
      const client = await server.as('both@example.com');
      const { people } = (await client.get('/api/user')).json<{ people: Person[] }>();
      const child = people[1]?.id ?? 0;
      const both = { Novel: [getId('Novel')], RetroNovel: [getId('RetroNovel')] };
      const answer = await save(both, null, child);
      expect(answer.json()).toMatchObject({
        votes: { RetroNovel: [getId('RetroNovel')] },
        refused: [{ pointer: '/body/votes/Novel', code: 'not_eligible' }],
      });
      const none = await save({ Novel: [getId('Novel')] }, null, child);
      expect([none.statusCode, none.json<object>()]).toMatchObject([403, { code: 'not_eligible' }]);
      const work = { signature: 'V', category: 'RetroNovel', nominations: [{ title: 'Dust' }] };
      const nominated = await client.post(`/api/hugo/${child}/nominate`, work);
      expect(nominated.json()).toMatchObject({ code: 'not_eligible' });
      const packet = (await client.get(`/api/hugo/${child}/packet`)).json<object>();
      expect(Object.keys(packet)).toEqual(['RetroShortStory']);
    });
  });

  it('gives a right by date depending on when the person got the membership', async () => {
    const server = await start({
      now: '2019-01-15T12:00:00.000Z',
      change: withAwards({
        hugo: {
          nominations: { opens: '2019-01-01T00:00:00Z', closes: '2019-03-15T00:00:00Z' },
          rights: {
            nominate: [{ types: ['Adult'], joined_by: '2019-01-31T23:59:00.000Z' }],
            vote: [],
          },
        },
      }),
    });
    const early = await server.addPerson({ email: 'early@example.com' });
    server.clock.set('2019-02-01T00:00:00.000Z');
    const late = await server.addPerson({ email: 'late@example.com' });
    const nominate = async ({ id, email }: typeof early) => {
      const client = await server.as(email ?? '');
      const work = { signature: 'V', category: 'Novel', nominations: [{ title: 'Dust' }] };
      return (await client.post(`/api/hugo/${id}/nominate`, work)).statusCode;
    };
    expect(await nominate(early)).toBe(200);
    expect(await nominate(late)).toBe(403);
  });

  it('offers no texts and no calls when the convention gives no award', async () => {
    const server = await start({
      change: ({ packet: _packet, series_extra: _extra, ...same }) => ({
        ...same,
        awards: {},
        award_pages: { path: 'awards' },
        award_categories: [],
        finalists: {},
      }),
    });
    const { id } = await server.addPerson({ email: 'unknown@example.com' });
    const client = await server.as('unknown@example.com');
    const { hugo } = (await server.get('/api/config')).json<Config>();
    expect(hugo).toEqual({ path: 'awards', awards: {}, categories: [], seriesExtra: null });
    const body = { lastmod: null, signature: 'V', votes: { Novel: [1] } };
    const work = { signature: 'V', category: 'Novel', nominations: [] };
    const own = `/api/hugo/${id}`;
    const answers = await Promise.all([
      server.get('/api/hugo/finalists'),
      client.get('/api/hugo/summary'),
      ...['nominations', 'votes', 'packet', 'packet-series-extra'].map((call) =>
        client.get(`${own}/${call}`),
      ),
      client.post(`${own}/vote`, body),
      client.post(`${own}/nominate`, work),
      client.post(`${own}/votes/mail`),
      client.post(`${own}/nominations/mail`),
    ]);
    for (const answer of answers)
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([
        404,
        { code: 'not_offered' },
      ]);
    await server.post('/api/key', { email: 'unknown@example.com' });
    await server.runJobs();
    const [mail] = await server.mails();
    expect(mail?.text).toContain('/login/');
    expect(mail?.text).not.toMatch(/hugo awards|vote|nominat/i);
    const calendar = (await server.get('/api/calendar.ics')).body;
    expect(calendar).not.toMatch(/voting|nominations/);
  });
});
