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

  it('says how long each kind of data is kept, and which of them an operator deletes', async () => {
    const { privacy } = (await server.get('/api/config')).json<Config>();
    const kept = (privacy?.retention ?? []).map(({ kind, days, from, by, until }) =>
      [kind, days, from, by, until].join(' ').trim(),
    );
    // The results are those of the ceremony on 18 August.
    expect(kept).toEqual([
      'origins 30 convention job 2019-09-19T00:00:00.000Z',
      'reading 90 results job 2019-11-17T12:00:00.000Z',
      'mails 30 event job',
      'changes 365 event job',
      'links 365 event job',
      'ballots 90 results archive 2019-11-17T12:00:00.000Z',
      'records 180 convention archive 2020-02-16T00:00:00.000Z',
    ]);
  });

  it('leaves out what the convention has not written about itself', async () => {
    const small = await start({
      convention: 'teacup-2030',
      change: (same) => ({ ...same, about: {} }),
    });
    const { convention, privacy } = (await small.get('/api/config')).json<Config>();
    // It has no vote.
    expect(privacy?.retention?.map(({ kind }) => kind)).toEqual([
      'origins',
      'mails',
      'changes',
      'links',
      'records',
    ]);
    expect(convention).toEqual({
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
