import type { Config } from '@conkit/api-client';
import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ convention: 'dublin-2019' });
  });

  it('returns the public configuration to a caller without a session', async () => {
    const answer = await server.get('/api/config');
    expect(answer.statusCode).toBe(200);
    const config = answer.json<Config>();
    expect(config).toMatchObject({
      id: 'dublin2019',
      time: '2019-07-01T12:00:00.000Z',
      enable_daypass: false,
      currency: 'eur',
      ground: 'bridge',
      convention: {
        firstDay: '2019-08-15',
        lastDay: '2019-08-19',
        timeZone: 'Europe/Dublin',
        title: { en: 'Dublin 2019: An Irish Worldcon' },
        place: { en: 'Convention Centre Dublin' },
        website: 'https://dublin2019.com/',
      },
      paid_paper_pubs: true,
      contact: { registration: 'registration@dublin2019.com' },
      membershipTypes: {
        Adult: { wsfs_member: true, hugo_nominator: true, member: true, allow_lookup: true },
        Child: { wsfs_member: false, hugo_nominator: false, member: true, allow_lookup: false },
        NonMember: { wsfs_member: false, hugo_nominator: false, member: false },
      },
      membershipGroups: {
        attend: ['FirstWorldcon', 'YoungAdult', 'Adult'],
        support: ['Supporter'],
        ...server.context.config.membership_groups,
      },
      parts: { daypass: false, packet: false, chat: false, site_selection: true, badge: true },
      hugo: {
        ballotPositions: 7,
        maxNominations: 5,
        noAward: { id: -1 },
        seriesExtra: {
          category: 'Series',
          label: { en: 'Get Steam Token for The Craft Sequence games' },
        },
      },
    });
    expect(config.hugo.categories.find(({ key }) => key === 'RetroNovel')).toMatchObject({
      award: 'retro',
      year: 1943,
    });
  });

  it('leaves out what the convention has not written about itself', async () => {
    const small = await start({
      convention: 'teacup-2030',
      change: (same) => ({ ...same, about: {} }),
    });
    expect((await small.get('/api/config')).json<Config>().convention).toEqual({
      firstDay: '2030-05-04',
      lastDay: '2030-05-05',
      timeZone: 'Europe/London',
    });
  });

  it('returns nothing that only the server uses', async () => {
    const text = (await server.get('/api/config')).body;
    for (const secret of ['"people', 'finance@', 'finalists', 'purchase_categories'])
      expect(text).not.toContain(secret);
  });
});
