import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { forBothDatabases } from '../testing/databases.ts';
import { createPglite } from '../testing/pglite.ts';
import type { TestServer } from '../testing/server.ts';
import { moveRows } from './move.ts';

forBothDatabases((start) => {
  describe('moving a database', () => {
    let target: TestServer;
    let source: Awaited<ReturnType<typeof createPglite>>;
    let personId = 0;

    beforeAll(async () => {
      target = await start();
      const begun = await start();
      source = begun.db;
      const person = { email: 'mover@example.com', membership: 'Adult', legal_name: 'O’Néill "x"' };
      personId = (await begun.addPerson(person)).id;
      const voter = await begun.as('mover@example.com');
      const vote = { lastmod: null, signature: 'M', votes: { Novel: [null, 1] } };
      await voter.post(`/api/hugo/${personId}/vote`, vote);
      const nominate = { signature: 'M', category: 'Novel', nominations: [{ title: 'Ünder' }] };
      expect((await voter.post(`/api/hugo/${personId}/nominate`, nominate)).statusCode).toBe(200);
    });

    it('copies every row, with its ids, times and lists unchanged', async () => {
      const moved = await moveRows(source, target.db);
      expect(moved.get('person')).toBe(1);
      for (const table of ['person', 'vote', 'nomination', 'ballot', 'mail_job'] as const) {
        const read = (db: typeof source) => sql`select * from ${sql.table(table)}`.execute(db);
        expect((await read(target.db)).rows, table).toEqual((await read(source)).rows);
      }
    });

    it('continues the ids after the copied ones', async () => {
      const { id } = await target.addPerson({ email: 'next@example.com' });
      expect(id).toBeGreaterThan(personId);
    });

    it('refuses a database that has rows already, and changes nothing in it', async () => {
      await expect(moveRows(source, target.db)).rejects.toThrow('has rows already');
      const { rows } = await sql`select id from person`.execute(target.db);
      expect(rows).toHaveLength(2);
    });
  });
});
