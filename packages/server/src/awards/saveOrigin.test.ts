import { expect, it } from 'vitest';
import { readSavePages } from '../admin/records.ts';
import type { Queryable } from '../database/connect.ts';
import { prune } from '../retention/prune.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { moveSaveOrigins } from './saveOrigin.ts';

const DAY = 86_400;

async function saves(db: Queryable, personId: number) {
  const rows = [];
  // One save per page.
  for await (const page of readSavePages(db, personId, 1)) rows.push(...page);
  return rows;
}

forEachDatabase((start) => {
  it('stores the origin of a save apart from the save, and deletes it on its date', async () => {
    const server = await start();
    const { db, clock, context } = server;
    const { id } = await server.addPerson({ email: 'voter@example.com' });
    const client = await server.as('voter@example.com');
    const from = { headers: { 'user-agent': 'a browser' } };
    const vote = { signature: 'V', lastmod: null, votes: { Novel: [1] } };
    expect((await client.post(`/api/hugo/${id}/vote`, vote, from)).statusCode).toBe(200);
    const nominations = {
      signature: 'V',
      category: 'Novel',
      nominations: [{ author: 'A', title: 'T' }],
    };
    const nominated = await client.post(`/api/hugo/${id}/nominate`, nominations, from);
    expect(nominated.statusCode).toBe(200);

    const origin = { client_ip: '127.0.0.1', client_ua: 'a browser' };
    for (const table of ['vote', 'nomination'] as const) {
      const rows = await db.selectFrom(table).select(['client_ip', 'client_ua']).execute();
      expect(rows).toEqual([{ client_ip: '', client_ua: null }]);
    }
    expect(await saves(db, id)).toMatchObject([origin, origin]);

    // The demo ends on 19 August 2019, and keeps origins for 30 more days.
    const day = '2019-09-19T00:00:00.000Z';
    const privacy = { contact: 'registration@example.com', originsDeleted: day.slice(0, 10) };
    expect((await server.get('/api/config')).json()).toMatchObject({ privacy });
    clock.advance((Date.parse(day) - clock.now().getTime()) / 1000 - 1);
    await prune(context);
    expect(await saves(db, id)).toMatchObject([origin, origin]);
    clock.advance(1);
    await prune(context);
    expect(await db.selectFrom('save_origin').selectAll().execute()).toEqual([]);
    expect(await saves(db, id)).toMatchObject([
      { kind: 'vote', client_ip: '', client_ua: null },
      { kind: 'nomination', client_ip: '', client_ua: null },
    ]);
  });

  it('moves an origin that an older process wrote into the save, and keeps it as long', async () => {
    const server = await start();
    const { db, clock, context } = server;
    const { id } = await server.addPerson();
    const old = { person_id: id, category: 'Novel', signature: 'O', client_ip: '192.0.2.7' };
    const row = { ...old, votes: [1], time: clock.now(), client_ua: 'an old browser' };
    await db.insertInto('vote').values(row).execute();
    const origin = { client_ip: '192.0.2.7', client_ua: 'an old browser' };
    expect(await saves(db, id)).toMatchObject([origin]);
    await moveSaveOrigins(context);
    const rows = await db.selectFrom('vote').select(['client_ip', 'client_ua', 'votes']).execute();
    expect(rows).toEqual([{ client_ip: '', client_ua: null, votes: [1] }]);
    expect(await saves(db, id)).toMatchObject([origin]);
    clock.advance(365 * DAY);
    await prune(context);
    expect(await saves(db, id)).toMatchObject([{ client_ip: '', client_ua: null }]);
  });
});
