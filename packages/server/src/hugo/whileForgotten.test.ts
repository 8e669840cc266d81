import { beforeAll, expect, it } from 'vitest';
import { lockPerson } from '../admin/people.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { REASON } from '../testing/desk.ts';
import { untilItWaits } from '../testing/locks.ts';
import { besideTransaction } from '../testing/postgres.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start, engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    const role = { email_key: 'hugo@example.com', role: 'hugo_admin' };
    await server.db.insertInto('role').values(role).execute();
  });

  // The embedded database runs one statement at a time.
  it.skipIf(engine === 'pglite').each([
    ['a vote', 'owner@example.com', 'hugo/ID/vote', { votes: { Novel: [1] } }, 403],
    [
      'a nomination',
      'owner@example.com',
      'hugo/ID/nominate',
      { category: 'Novel', nominations: [{ title: 'A Novel', author: 'N. Obody' }] },
      403,
    ],
    [
      'a ballot on paper',
      'hugo@example.com',
      'admin/people/ID/ballot',
      { votes: { Novel: [1] }, reason: REASON },
      404,
    ],
  ])(
    '%s that arrives while its person is erased is not stored',
    async (_, as, path, body, status) => {
      const { id } = await server.addPerson({ email: 'owner@example.com' });
      const client = await server.as(as);
      const send = async () =>
        client.post(`/api/${path.replace('ID', String(id))}`, {
          signature: 'Aoife Byrne',
          ...body,
        });
      const sent = await server.db.transaction().execute(async (trx) => {
        await lockPerson(trx, id);
        const sending = besideTransaction(send);
        await untilItWaits(server.db, sending);
        const erased = { legal_name: '', email: null, email_key: null };
        await trx.updateTable('person').set(erased).where('id', '=', id).execute();
        return { sending };
      });
      expect((await sent.sending).statusCode).toBe(status);
      for (const table of ['vote', 'nomination'] as const) {
        const kept = server.db.selectFrom(table).select('id').where('person_id', '=', id);
        expect(await kept.execute()).toEqual([]);
      }
    },
  );
});
