import type { OperationId } from '@conkit/api-client';
import { CALLERS, callers, type Caller, type CallerRow } from '@conkit/api-client/callers';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepRows } from './mock-server/state.ts';
import { prepare } from './testing/callerRequests.ts';
import { forEachDatabase } from './testing/databases.ts';
import { oneAdministrator } from './testing/oneAdministrator.ts';
import { createScene, type TestAccount, type Scene } from './testing/scene.ts';
import type { TestServer } from './testing/server.ts';
import { takeSnapshot } from './testing/snapshot.ts';
import { createWalletKeys, withWallets } from './testing/walletKeys.ts';

const rows = Object.entries(callers).flatMap(([id, ofOperation]) =>
  Object.entries(ofOperation).map(
    ([name, row]: [string, CallerRow]) => [id as OperationId, name, row] as const,
  ),
);
const kinds = Object.keys(CALLERS) as Caller[];

/** Returns whether the caller sent the target's address, so that the answer may contain it. */
const isTyped = ({ names }: CallerRow) => names === 'email' || names === 'details';

forEachDatabase((start) => {
  let server: TestServer;
  let scene: Scene;
  let restore: () => Promise<void>;
  let isChanged = false;
  beforeAll(async () => {
    // Acts need no second administrator here: admin/pendingActs.test.ts tests the approval.
    server = await start({
      change: (convention) => withWallets(oneAdministrator(convention)),
      env: createWalletKeys(),
    });
    scene = await createScene(server);
    const code = crypto.randomUUID();
    await server.db.insertInto('series_extra_code').values({ code }).execute();
    restore = await keepRows(server.db);
  });
  beforeEach(async () => {
    await server.db.deleteFrom('rate_limit').execute();
    if (isChanged) await restore();
    isChanged = false;
  });

  describe.each(rows)('%s (%s)', (id, name, row) => {
    it.each(kinds.map((kind) => [kind, row.gets[kind]] as const))('%s: %s', async (kind, gets) => {
      const { target, stranger } = scene;
      const isOwn = kind === 'owner' || kind === 'household';
      const send = await prepare(server, scene, id, name, kind, target);
      const before = await takeSnapshot(server.db, target);

      const answer = await send();

      const after = await takeSnapshot(server.db, target);
      isChanged = !isDeepStrictEqual(after, before);
      const changes = gets === 'ok' ? row.changes : 'nothing';
      if (gets === 'ok') expect(answer.statusCode, answer.body).toBe(200);
      else expect(`${answer.statusCode} ${answer.json<{ code: string }>().code}`).toBe(gets);

      if (changes === 'nothing') expect(after).toEqual(before);
      else if (changes === 'target') expect(after.target).not.toEqual(before.target);
      else {
        expect(after).not.toEqual(before);
        if (!isOwn) expect(after.target).toEqual(before.target);
      }

      const shows = gets === 'ok' ? row.shows : 'outcome';
      const isAlso = async (asked: Caller, about: TestAccount) => {
        const other = await (await prepare(server, scene, id, name, asked, about))();
        expect(other.statusCode, other.body).toBe(200);
        return other.rawPayload.equals(answer.rawPayload);
      };
      if (shows === 'public') expect(await isAlso('anonymous', target)).toBe(true);
      else if (shows === 'target') {
        expect(await isAlso('owner', target)).toBe(true);
        // The answer is about this person: a stranger's own answer differs.
        expect(await isAlso('stranger', stranger)).toBe(false);
      } else if (shows === 'listing') {
        const { personId, publicName } = target;
        const listing = { id: personId, membership: 'YoungAdult', name: publicName };
        expect(answer.json()).toEqual({ status: 'success', ...listing });
      } else if (shows === 'record') {
        expect(answer.body).toContain(target.email);
        expect(target.sealed.filter((secret) => answer.body.includes(secret))).toEqual([]);
      } else if (!isOwn) {
        const secrets = [...target.secrets, ...(isTyped(row) ? [] : [target.email])];
        expect(secrets.filter((secret) => answer.body.includes(secret))).toEqual([]);
      }
    });
  });
});
