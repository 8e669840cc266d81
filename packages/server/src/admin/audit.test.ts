import { type OperationId, operationTable } from '@conkit/api-client';
import { callers } from '@conkit/api-client/callers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audited } from '../audit/audited.ts';
import { prepare } from '../testing/callerRequests.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { oneAdministrator } from '../testing/oneAdministrator.ts';
import { createScene } from '../testing/scene.ts';
import type { TestServer } from '../testing/server.ts';

/**
 * The rows of the table of callers for operations of administrators that change something. `resetPasskeys` needs an
 * account of the crew: passkeys/crewPasskeys.test.ts tests its log.
 */
const changes = (Object.keys(operationTable) as OperationId[])
  .filter((id) => id !== 'resetPasskeys')
  .filter((id) => operationTable[id].tag === 'admin' && operationTable[id].changes)
  .flatMap((id) => Object.keys(callers[id]).map((row) => [id, row] as const));

/** Mails to many people are about no particular person. */
const ABOUT_MANY = new Set<OperationId>(['startCampaign', 'pauseCampaign']);

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ change: oneAdministrator });
  });
  beforeEach(async () => {
    await server.db.deleteFrom('rate_limit').execute();
  });

  const auditAfter = (id: number) =>
    server.db.selectFrom('audit').selectAll().where('id', '>', id).orderBy('id').execute();
  async function lastAudit(): Promise<number> {
    const { id } = await server.db
      .selectFrom('audit')
      .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('id'))
      .executeTakeFirstOrThrow();
    return Number(id);
  }

  it('covers every change that administrators can make', () => {
    expect(changes.length).toBeGreaterThan(6);
  });

  describe.each(changes)('%s (%s)', (id, row) => {
    const { roles } = operationTable[id];
    const caller = (roles as readonly string[]).includes('member_admin') ? 'admin' : 'hugoAdmin';

    it('is logged with operator, time, reason and person', async () => {
      const scene = await createScene(server);
      const send = await prepare(server, scene, id, row, caller, scene.target);
      const before = await lastAudit();
      server.clock.advance(60);
      const answer = await send();
      expect(answer.statusCode, answer.body).toBe(200);
      const rows = await auditAfter(before);
      expect(rows.map(({ operation }) => operation)).toContain(id);
      for (const each of rows) {
        expect(each).toMatchObject({
          operator: scene.emails[caller],
          time: server.clock.now(),
          reason: expect.stringMatching(/\S/) as string,
        });
        if (!ABOUT_MANY.has(id)) expect(each.person_id ?? each.account).toBeTruthy();
      }
    });

    it("changes nothing when the log can't be written", async () => {
      const scene = await createScene(server);
      const send = await prepare(server, scene, id, row, caller, scene.target);
      const before = await lastAudit();
      const count = async () => {
        const { people } = await server.db
          .selectFrom('person')
          .select((eb) => eb.fn.countAll().as('people'))
          .executeTakeFirstOrThrow();
        return Number(people);
      };
      const people = await count();
      const record = () =>
        server.db
          .selectFrom('person')
          .selectAll()
          .where('id', '=', scene.target.personId)
          .executeTakeFirstOrThrow();
      const was = await record();
      await server.db.schema.alterTable('audit').renameTo('audit_away').execute();
      try {
        expect((await send()).statusCode).toBe(500);
      } finally {
        await server.db.schema.alterTable('audit_away').renameTo('audit').execute();
      }
      expect(await auditAfter(before)).toEqual([]);
      expect(await record()).toEqual(was);
      expect(await count()).toBe(people);
    });
  });

  it('rolls back a change together with its log row', async () => {
    const { id } = await server.addPerson();
    const before = await lastAudit();
    const act = { operator: 'cli:operator', reason: 'To see it fail' };
    const failing = audited(server.context, 'setMembership', act, async (trx) => {
      await trx
        .updateTable('person')
        .set({ membership: 'Child', last_modified: server.clock.now() })
        .where('id', '=', id)
        .execute();
      return { answer: undefined, changes: [{ personId: 2_000_000_000, before: {}, after: {} }] };
    });
    await expect(failing).rejects.toThrow(/foreign key/);
    const { membership } = await server.db
      .selectFrom('person')
      .select('membership')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(membership).toBe('Adult');
    expect(await auditAfter(before)).toEqual([]);
  });
});
