import type { AwardSummary, LogEntry, Purchase, User } from '@conkit/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportPerson } from './admin/exportPerson.ts';
import { forEachDatabase } from './testing/databases.ts';
import { startDesk, type Desk } from './testing/desk.ts';
import { CROWD, fillLargest } from './testing/largestData.ts';

/** The number of rows of each list: more than two pages. */
const SIZES = { saves: 1100, people: 530, purchases: 1100 };

forEachDatabase((start) => {
  let desk: Desk;
  let voter = 0;
  beforeAll(async () => {
    desk = await startDesk(start);
    const { server } = desk;
    const categories = server.context.config.award_categories.map(({ key }) => key);
    voter = await fillLargest(server.db, SIZES, categories, server.clock.now());
  });
  const read = async <Answer>(url: string) =>
    (await (await desk.server.as(CROWD)).get(url)).json<Answer>();

  describe('a list read in pages', () => {
    it('contains each person of the account once', async () => {
      const { db } = desk.server;
      const rows = await db
        .selectFrom('person')
        .select('id')
        .where('email_key', '=', CROWD)
        .orderBy('id')
        .execute();
      const ids = rows.map(({ id }) => id);
      expect(ids).toHaveLength(SIZES.people);
      expect((await read<User>('/api/user')).people.map(({ id }) => id)).toEqual(ids);
      expect((await read<AwardSummary>('/api/hugo/summary')).people.map(({ id }) => id)).toEqual(
        ids,
      );
    });

    it('contains each person once when the client reads pages, and the total number', async () => {
      const all = (await read<User>('/api/user')).people.map(({ id }) => id);
      for (const limit of [100, 265, 300]) {
        const seen: number[] = [];
        for (;;) {
          const after = seen.length === 0 ? '' : `&after=${seen.at(-1)}`;
          const { people, people_count } = await read<User>(`/api/user?limit=${limit}${after}`);
          const query = `limit=${limit}${after}`;
          const summary = await read<AwardSummary>(`/api/hugo/summary?${query}`);
          const ids = people.map(({ id }) => id);
          expect(summary.people.map(({ id }) => id)).toEqual(ids);
          expect(people_count).toBe(SIZES.people);
          seen.push(...ids);
          if (ids.length < limit) break;
          expect(ids).toHaveLength(limit);
        }
        expect(seen).toEqual(all);
      }
      expect(await read<User>('/api/user')).not.toHaveProperty('people_count');
      const after = all.at(-3) ?? 0;
      const { people } = await read<User>(`/api/user?after=${after}`);
      expect(people.map(({ id }) => id)).toEqual(all.slice(-2));
    });

    it.each(['user', 'hugo/summary', 'purchase/list'])(
      'at /%s refuses a page size outside 1 to 1000',
      async (path) => {
        const client = await desk.server.as(CROWD);
        const cursor = path === 'purchase/list' ? 'before' : 'after';
        const wrong = ['limit=0', 'limit=-1', 'limit=ten', 'limit=1.5', 'limit=1001', 'limit='];
        for (const query of [...wrong, `${cursor}=0`, `${cursor}=-1`, `${cursor}=ten`]) {
          const { statusCode } = await client.get(`/api/${path}?${query}`);
          expect([query, statusCode]).toEqual([query, 400]);
        }
      },
    );

    it('contains only purchases of the requested status, in pages too', async () => {
      const { db } = desk.server;
      const rows = await db.selectFrom('payment').select('id').orderBy('id').execute();
      const ids = rows.map(({ id }) => id);
      const [odd = 0, first = 0, second = 0] = ids;
      const setStatus = (status: string, of: number[]) =>
        db.updateTable('payment').set({ status }).where('id', 'in', of).execute();
      await setStatus('invoice', [first, second]);
      await setStatus('weighed', [odd]);
      const listed = async (query: string) =>
        (await read<Purchase[]>(`/api/purchase/list?${query}`)).map(({ id }) => id);
      expect((await listed('status=invoice')).toSorted()).toEqual([first, second].toSorted());
      expect(await listed('status=invoice&limit=1')).toEqual([second]);
      expect(await listed(`status=invoice&limit=1&before=${second}`)).toEqual([first]);
      expect(await listed('status=processing')).toEqual([odd]);
      expect(await listed('status=succeeded')).toHaveLength(ids.length - 3);
      await setStatus('succeeded', [odd, first, second]);
    });

    it('contains each purchase once, newest change first', async () => {
      const { db } = desk.server;
      // A purchase with an old id and the newest change.
      const updated = new Date(desk.server.clock.now().getTime() + 1000);
      const oldest = db.selectFrom('payment').select((eb) => eb.fn.min('id').as('id'));
      await db.updateTable('payment').set({ updated }).where('id', '=', oldest).execute();
      const rows = await db.selectFrom('payment').select('id').orderBy('updated', 'desc').execute();
      const list = await read<Purchase[]>('/api/purchase/list');
      expect(list.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    });

    it('contains each purchase once when purchases change between pages', async () => {
      const { db, clock } = desk.server;
      const seen: number[] = [];
      for (;;) {
        const before = seen.length === 0 ? '' : `&before=${Math.min(...seen)}`;
        const page = await read<Purchase[]>(`/api/purchase/list?limit=100${before}`);
        seen.push(...page.map(({ id }) => id));
        if (page.length < 100) break;
        clock.advance(1);
        const changed = [Math.min(...seen), Math.min(...seen) - 1];
        await db
          .updateTable('payment')
          .set({ updated: clock.now() })
          .where('id', 'in', changed)
          .execute();
      }
      expect(new Set(seen).size).toBe(SIZES.purchases);
      expect(seen).toHaveLength(SIZES.purchases);
    });

    it('contains each log entry once when entries are added between pages', async () => {
      const { server } = desk;
      const client = await server.as(CROWD);
      const entries: LogEntry[] = [];
      let next: string | undefined;
      do {
        const query = next === undefined ? '' : `?before=${next}`;
        const page = await read<{ log: LogEntry[]; next?: string }>(
          `/api/people/${voter}/log${query}`,
        );
        entries.push(...page.log);
        ({ next } = page);
        server.clock.advance(1);
        await client.post(`/api/people/${voter}`, { badge_subtitle: `Subtitle ${entries.length}` });
      } while (next !== undefined);
      const of = (field: string) =>
        entries
          .flatMap(({ changes }) => changes.filter((change) => change.field === field))
          .map(({ after }) => after);
      const all = Array.from({ length: SIZES.purchases }, (_, n) => `Aoife ${n + 1}`);
      expect(of('badge_name').toSorted()).toEqual(all.toSorted());
      expect(of('city').toSorted()).toEqual(all.toSorted());
      expect(of('badge_subtitle')).toEqual([]);
    });

    it('continues the log in the crew’s record where it ended', async () => {
      const first = await desk.record(voter);
      expect(first.log).toHaveLength(100);
      const { log } = await desk.record(voter, `?log_before=${first.log_next}`);
      const both = [...first.log, ...log].map((entry) => JSON.stringify(entry));
      expect(new Set(both).size).toBe(200);
    });

    it('contains each row of an export once', async () => {
      const { status, body } = await desk.act(voter, 'export');
      expect(status).toBe(200);
      const { saves, purchases, mails } = body as Record<
        string,
        { id: number; time: string; kind: string }[]
      >;
      const count = (list: readonly unknown[] | undefined) => new Set(list).size;
      expect(count(saves?.map(({ kind, time }) => `${kind} ${time}`))).toBe(2 * SIZES.saves);
      expect(saves).toHaveLength(2 * SIZES.saves);
      expect(count(purchases?.map(({ id }) => id))).toBe(SIZES.purchases);
      expect(purchases).toHaveLength(SIZES.purchases);
      // The last mail is the notice of this export.
      expect(count(mails?.map(({ id }) => id))).toBe(SIZES.purchases + 1);
      expect(mails).toHaveLength(SIZES.purchases + 1);
      const cities = (body['log'] as LogEntry[]).filter(
        ({ changes }) => changes[0]?.field === 'city',
      );
      expect(cities).toHaveLength(SIZES.purchases);
    });
  });

  it('aborts an export when the person is moved to another account meanwhile', async () => {
    const { server, operator } = desk;
    const { id } = await desk.createMember();
    const session = { id: '', email: operator, proved: server.clock.now() };
    const query = undefined as never;
    const request = { params: { id }, query, body: { reason: 'Asked for it' }, session };
    const { body } = await exportPerson(server.context, request);
    await desk.act(id, 'email', { email: 'another.account@example.com' });
    const readLog = async () => {
      for await (const _ of body.log);
    };
    await expect(readLog()).rejects.toMatchObject({ code: 'not_found' });
  });
});
