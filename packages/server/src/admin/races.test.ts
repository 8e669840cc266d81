import { type OperationId, operationTable } from '@conkit/api-client';
import { type Caller, type CallerRow, callers } from '@conkit/api-client/callers';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transferMembership } from '../cli/transferMembership.ts';
import { ProblemError } from '../errors.ts';
import { prepare } from '../testing/callerRequests.ts';
import { forEachDatabase, isFull } from '../testing/databases.ts';
import { REASON } from '../testing/desk.ts';
import { holdCommits } from '../testing/locks.ts';
import { createScene, type TestAccount, type Scene } from '../testing/scene.ts';
import type { TestServer } from '../testing/server.ts';
import { findTraces } from '../testing/traces.ts';

/** Operations that queue a mail outside a transaction: the mail can outlive an erasure. */
const LATE = new Set<string>(['inviteToChat']);

/**
 * Every request that changes something, with a caller who may send it. New operations are included automatically. The
 * crew's operations are only in the full run.
 */
const rows = Object.entries(callers).flatMap(([id, ofOperation]) =>
  Object.entries(ofOperation).flatMap(([name, row]: [string, CallerRow]) => {
    const sender = (['owner', 'admin', 'hugoAdmin', 'anonymous'] as const).find(
      (caller: Caller) => row.gets[caller] === 'ok',
    );
    const changes = operationTable[id as OperationId].changes;
    const isRaced = isFull || (operationTable[id as OperationId].tag !== 'admin' && !LATE.has(id));
    return changes && sender && isRaced ? [[id as OperationId, name, sender] as const] : [];
  }),
);

/** Operations that store values from the sender's own request body: these are no trace of earlier data. */
const TYPES = new Set(['requestKey', 'lookupPerson', 'findPeople', 'findMails', 'findPurchases']);

/** The purchases that add a person with the buyer's address. */
const ADDS_PERSON = new Set(['purchase newMember', 'purchaseDaypass newPerson']);

forEachDatabase((start, engine) => {
  let server: TestServer;
  let scene: Scene;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    await server.db.deleteFrom('rate_limit').execute();
    scene = await createScene(server);
    const { db } = server;
    // Leave them alone on the account with nothing at the bank, or the erasure is refused.
    await db.deleteFrom('person').where('legal_name', '=', 'Second Person').execute();
    await server.post('/api/purchase/cancel', { key: scene.target.purchase.key });
    await db.insertInto('series_extra_code').values({ code: crypto.randomUUID() }).execute();
  });

  const getWords = ({ email, legalName, secrets, sealed }: TestAccount): string[] => [
    email,
    legalName,
    ...secrets.filter((secret) => !sealed.includes(secret)),
  ];

  /** The three operations that change a record's owner. Each returns its status. */
  const rivals = {
    erase: async ({ personId, legalName }: TestAccount) =>
      (
        await scene.clients.admin.post(`/api/admin/people/${personId}/erase`, {
          legal_name: legalName,
          reason: REASON,
        })
      ).statusCode,
    merge: async ({ personId }: TestAccount) => {
      const { id } = await server.addPerson({ email: `kept${personId}@example.com` });
      const url = `/api/admin/people/${id}/merge`;
      return (await scene.clients.admin.post(url, { other: personId, reason: REASON })).statusCode;
    },
    transfer: async ({ personId }: TestAccount) => {
      const to = { legal_name: `Owner ${personId}`, email: `owner${personId}@example.com` };
      const act = { operator: 'cli:una', reason: REASON };
      try {
        await transferMembership(server.context, act, personId, to);
        return 200;
      } catch (error) {
        if (error instanceof ProblemError) return error.status;
        throw error;
      }
    },
  };

  async function race(
    rival: () => Promise<number>,
    send: () => Promise<{ statusCode: number; body: string }>,
    isRivalFirst: boolean,
  ): Promise<readonly [rival: number, answer: { statusCode: number; body: string }]> {
    if (engine === 'pglite') {
      if (isRivalFirst) return Promise.all([rival(), send()]);
      const sending = send();
      return Promise.all([rival(), sending]);
    }
    const held = await holdCommits(server.db);
    const first = isRivalFirst ? rival() : send();
    await held.untilWaiting(first);
    const second = isRivalFirst ? send() : rival();
    await held.untilWaiting(first, second);
    await held.release();
    const both = isRivalFirst ? [first, second] : [second, first];
    return Promise.all(both) as Promise<[number, { statusCode: number; body: string }]>;
  }

  describe.each(rows)('%s (%s), by the %s', (id, name, sender) => {
    const prepared = () => prepare(server, scene, id, name, sender, scene.target);

    // The embedded database runs one transaction at a time, so no request can wait for another.
    it.skipIf(engine === 'pglite' && !isFull).each([
      ['that starts before the erasure', false],
      ['that starts during the erasure', true],
    ])('%s restores nothing of the person', async (_, isRivalFirst) => {
      const { target } = scene;
      const send = await prepared();
      const [status, answer] = await race(() => rivals.erase(target), send, isRivalFirst);
      expect([200, 404, 409, 503]).toContain(status);
      expect(answer.statusCode, answer.body).not.toBe(500);
      if (status !== 200 || TYPES.has(id)) return;
      // A deleted account can't buy anything.
      if (isRivalFirst && engine === 'postgres' && id.startsWith('purchase'))
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      await server.runJobs();
      // A person bought for the account keeps its address, if the purchase was faster.
      const hasBought = answer.statusCode === 200 && ADDS_PERSON.has(`${id} ${name}`);
      const words = getWords(target).filter((word) => !(hasBought && word === target.email));
      const traces = await findTraces(server.db, words);
      // Failed attempts are counted by address for an hour.
      expect(traces.filter((trace) => !trace.startsWith('rate_limit.'))).toEqual([]);
    });

    it.skipIf(!isFull).each(['merge', 'transfer'] as const)(
      'and a %s end in one state',
      async (rival) => {
        const { target } = scene;
        const send = await prepared();
        const [status, answer] = await race(() => rivals[rival](target), send, true);
        expect([200, 404, 409, 503]).toContain(status);
        expect(answer.statusCode, answer.body).not.toBe(500);
        await server.runJobs();
        if (status !== 200) return;
        if (rival === 'merge') {
          const { rows: left } = await sql`
          select from person where id = ${target.personId}`.execute(server.db);
          expect(left).toEqual([]);
        } else {
          const { membership, member_number } = await server.db
            .selectFrom('person')
            .select(['membership', 'member_number'])
            .where('id', '=', target.personId)
            .executeTakeFirstOrThrow();
          // Only an administrator can give the former owner a membership again after the transfer.
          if (answer.statusCode !== 200 || operationTable[id].tag !== 'admin') {
            expect({ membership, member_number }).toEqual({
              membership: 'NonMember',
              member_number: null,
            });
          }
        }
      },
    );
  });
});
