import { type OperationId, operationTable } from '@conkit/api-client';
import { callers } from '@conkit/api-client/callers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runConkit } from '../cli/run.ts';
import { crewActs } from '../crew/acts.ts';
import { prepare } from '../testing/callerRequests.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createScene } from '../testing/scene.ts';
import type { TestServer } from '../testing/server.ts';

/** The rows of the table of callers for acts of the crew that are audited as reads. */
const reads = (Object.keys(operationTable) as OperationId[])
  .filter((id) => operationTable[id].tag === 'admin')
  .filter((id) => crewActs[id as keyof typeof crewActs].audit === 'read')
  .flatMap((id) => Object.keys(callers[id]).map((row) => [id, row] as const));

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    await server.db.deleteFrom('rate_limit').execute();
  });

  const lastRows = async (after: number) =>
    server.db.selectFrom('audit').selectAll().where('seq', '>', after).orderBy('seq').execute();
  const newest = async () =>
    (await server.db.selectFrom('audit_head').select('seq').executeTakeFirst())?.seq ?? 0;

  it('covers every read', () => {
    expect(reads.length).toBeGreaterThan(5);
  });

  describe.each(reads)('%s (%s)', (id, row) => {
    const { roles } = operationTable[id];
    const caller = (roles as readonly string[]).includes('member_admin') ? 'admin' : 'hugoAdmin';

    it("is recorded, and returns nothing when the record can't be written", async () => {
      const scene = await createScene(server);
      const send = await prepare(server, scene, id, row, caller, scene.target);
      const before = await newest();
      const answer = await send();
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await lastRows(before)).toMatchObject([
        { operation: id, operator: scene.emails[caller], is_read: true, reason: '' },
      ]);
      await server.db.schema.alterTable('audit').renameTo('audit_away').execute();
      try {
        expect((await send()).statusCode).toBe(500);
      } finally {
        await server.db.schema.alterTable('audit_away').renameTo('audit').execute();
      }
    });
  });

  it('records whose record was read and what was searched for, but not the results', async () => {
    const { id } = await server.addPerson({ legal_name: 'Sought Person' });
    const conkit = (...args: readonly string[]) => runConkit(args, (run) => run(server.context));
    const before = await newest();
    await conkit('people', 'show', String(id), '--as', 'niamh');
    await conkit('people', 'find', 'Sought', '--as', 'niamh');
    await conkit('payments', 'list', '--person', '99999999');
    expect(await lastRows(before)).toMatchObject([
      { operation: 'getPersonRecord', operator: 'cli:niamh', person_id: id },
      { operation: 'findPeople', person_id: null, after: { query: 'Sought', found: 1 } },
      {
        operation: 'findPurchases',
        operator: expect.stringMatching(/^cli:./) as string,
        person_id: null,
        after: { person: 99999999, found: 0 },
      },
    ]);
  });

  it("keeps reads out of a record's log", async () => {
    const scene = await createScene(server);
    const { personId } = scene.target;
    const admin = await server.as(scene.emails.admin);
    const logLength = async () =>
      (await admin.get(`/api/admin/people/${personId}`)).json<{ log: object[] }>().log.length;
    const before = await logLength();
    expect(await logLength()).toBe(before);
  });

  it("records what an administrator is shown by members' operations", async () => {
    const scene = await createScene(server);
    const { personId } = scene.target;
    const admin = await server.as(scene.emails.admin);
    const before = await newest();
    expect((await admin.get(`/api/people/${personId}/badge`)).statusCode).toBe(200);
    expect(await lastRows(before)).toMatchObject([
      { operation: 'getBadge', operator: scene.emails.admin, person_id: personId },
    ]);
  });

  it('removes the search for an erased person', async () => {
    const { id } = await server.addPerson({ legal_name: 'Vanishing Reader' });
    const conkit = (...args: readonly string[]) => runConkit(args, (run) => run(server.context));
    const before = await newest();
    await conkit('people', 'find', 'vanishing reader');
    await conkit('people', 'find', 'vanish');
    const who = ['--as', 'niamh', '--reason', 'Asked for it'];
    const name = ['--legal-name', 'Vanishing Reader'];
    expect(await conkit('people', 'erase', String(id), ...name, ...who)).toMatchObject({ code: 0 });
    const [whole, part] = await lastRows(before);
    expect(whole).toMatchObject({ after: { query: null, found: 1 } });
    expect(part).toMatchObject({ after: { query: null, found: 1 } });
    expect(await conkit('audit', 'verify')).toMatchObject({ code: 0 });
  });
});
