import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runConkit } from '../cli/run.ts';
import { insertPerson } from '../people/insert.ts';
import { getSessionCookieName, startSession } from '../session/sessions.ts';
import { getPart, writeConvention, type Part } from '../testing/configFolders.ts';
import { freePort } from '../testing/faults/freePort.ts';
import { createPostgres, reachablePostgres } from '../testing/postgres.ts';
import { withData } from './command.ts';
import { type RunningServer, startServer } from './server.ts';

const url = await reachablePostgres();
const NAME = 'prairie';
const POLL = { timeout: 20_000, interval: 100 };

const rename = (title: string) => (document: Part) => {
  getPart(document, 'event')['title'] = title;
};
/** Sets the price of an adult membership, which is 21000 in the demo. */
const price = (amount: number) => (document: Part) => {
  getPart(document, 'memberships', 'Adult')['prices'] = [{ amount }];
};
const close = (document: Part) => {
  getPart(document, 'awards', 'hugo', 'voting')['closes'] = 'P60D';
};

/** Two processes on PostgreSQL, or one with the embedded database. */
describe.each(url === undefined ? (['pglite'] as const) : (['postgres', 'pglite'] as const))(
  'servers on %s',
  (engine) => {
    let folder: string;
    let variables: Record<string, string>;
    let servers: RunningServer[];
    let closeDatabase: () => Promise<void>;
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'conkit-apply-'));
      const database = engine === 'postgres' ? await createPostgres(url ?? '') : undefined;
      closeDatabase = database?.close ?? (async () => {});
      variables = {
        DATA_DIR: join(folder, 'data'),
        CONFIG_DIR: join(folder, 'config'),
        CONVENTION: NAME,
        DRAIN_SECONDS: '0',
        SESSION_SECRET: 'the same secret for every process',
        LOG_LEVEL: 'silent',
        ...(database && { DATABASE_URL: database.url }),
      };
      write(NAME);
      servers = [await startOne()];
      if (engine === 'postgres') servers.push(await startOne());
    });
    afterEach(async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await closeDatabase();
      rmSync(folder, { recursive: true });
    });

    const write = (name: string, change?: (document: Part) => void) =>
      writeConvention(join(folder, 'config'), name, change);
    const startOne = async () => startServer({ ...variables, PORT: String(await freePort()) });
    const stopAll = async () => {
      await Promise.all(servers.splice(0).map((server) => server.stop()));
    };
    /** Applies a folder: as a process of its own on PostgreSQL, as part of the server on PGlite. */
    const apply = (name: string, change?: (document: Part) => void) =>
      runConkit(
        ['config', 'apply', write(name, change), '--as', 'niamh', '--reason', 'Tested'],
        (run) => (engine === 'postgres' ? withData(variables, run) : run(context(0))),
      );
    const context = (at: number) => {
      const server = servers[at];
      if (!server) throw new Error(`there is no server ${at}`);
      return server.context;
    };
    const getAddress = (at: number) => `http://127.0.0.1:${context(at).env.port}`;
    const call = (at: number, path: string, body?: object, headers: Record<string, string> = {}) =>
      fetch(`${getAddress(at)}/api/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const getTitles = () =>
      Promise.all(
        servers.map(async (_, at) => {
          const config = (await (await call(at, 'config')).json()) as { event: { title?: string } };
          return config.event.title;
        }),
      );
    const buy = (at: number, amount: number) =>
      call(at, 'purchase', order(amount), { 'idempotency-key': crypto.randomUUID() });
    const order = (amount: number) => ({
      amount,
      email: 'buyer@example.com',
      source: 'tok_sandbox_success',
      new_members: [{ membership: 'Adult', legal_name: 'Buyer', email: 'buyer@example.com' }],
    });
    /** Sends the head and a part of a purchase; returns a function that sends the rest. */
    async function startPurchase(at: number, amount: number) {
      const body = JSON.stringify(order(amount));
      const sent = httpRequest(`${getAddress(at)}/api/purchase`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': crypto.randomUUID(),
        },
      });
      await new Promise((resolve) => {
        sent.write(body.slice(0, 20), resolve);
      });
      // The server has read what came before this answer.
      await call(at, 'config');
      return () =>
        new Promise<number | undefined>((resolve, reject) => {
          sent.on('response', (answer) => resolve(answer.resume().statusCode));
          sent.on('error', reject);
          sent.end(body.slice(20));
        });
    }

    it('use an applied name and price without a restart, while people vote and buy', async () => {
      const { db, clock } = context(0);
      const email = 'voter@example.com';
      const { id } = await insertPerson(db, clock, {
        membership: 'Adult',
        legal_name: 'Voter',
        email,
      });
      const name = getSessionCookieName(context(0));
      const cookie = `${name}=${await startSession(context(0), db, email)}`;
      let lastmod: string | null = null;
      let ranked: readonly number[] = [];
      const statuses = new Set<number>();
      const end = new AbortController();
      const vote = async () => {
        for (let turn = 0; !end.signal.aborted; turn += 1) {
          ranked = turn % 2 === 0 ? [1, 2] : [2, 1];
          const body = { lastmod, signature: 'V', votes: { Novel: ranked } };
          const answer = await call(turn % servers.length, `hugo/${id}/vote`, body, { cookie });
          statuses.add(answer.status);
          ({ time: lastmod } = (await answer.json()) as { time: string });
        }
      };
      const voting = vote();
      const finish = await startPurchase(0, 21000);
      const { output } = await apply('next', (document) => {
        rename('Prairie Con 12')(document);
        price(23000)(document);
      });
      expect(output).toContain('Version 2 is active.');
      await expect.poll(getTitles, POLL).toEqual(servers.map(() => 'Prairie Con 12'));
      end.abort();
      await voting;
      expect([...statuses]).toEqual([200]);
      const saved = (await (
        await call(0, `hugo/${id}/votes`, undefined, { cookie })
      ).json()) as object;
      expect(JSON.stringify(saved)).toContain(JSON.stringify(ranked));
      // A request keeps the configuration that it began with. Pages with the old price are refused.
      expect(await finish()).toBe(200);
      for (const at of servers.keys()) {
        const stale = await buy(at, 21000);
        expect(await stale.json()).toMatchObject({ code: 'amount_mismatch', amount: 23000 });
        expect((await buy(at, 23000)).status).toBe(200);
      }
    });

    it('start with the applied version, and with their folder once it was edited', async () => {
      await apply('next', rename('Applied'));
      await stopAll();
      servers.push(await startOne());
      expect(await getTitles()).toEqual(['Applied']);
      expect(servers[0]?.warning).toMatch(
        /^The site uses version 2 of the configuration, applied on \S+, and not the folder prairie, which is older/,
      );
      await stopAll();
      write(NAME, rename('Edited'));
      servers.push(await startOne());
      expect(await getTitles()).toEqual(['Edited']);
      expect(servers[0]?.warning).toBeUndefined();
      const rows = await context(0)
        .db.selectFrom('audit')
        .select(['reason', 'after'])
        .where('operation', '=', 'applyConfig')
        .orderBy('seq')
        .execute();
      expect(rows.map(({ reason }) => reason)).toEqual([
        'Started with the folder prairie',
        'Tested',
        'Started with the folder prairie',
      ]);
      expect(rows.at(-1)?.after).toMatchObject({ configuration: 3, 'event.title': 'Edited' });
      // Starts alone never keep the folder from being used: an edit can be undone.
      await stopAll();
      write(NAME);
      servers.push(await startOne());
      expect(await getTitles()).toEqual([undefined]);
      expect(servers[0]?.warning).toBeUndefined();
    });

    it('keep their configuration when the folder changes an open vote and an administrator could approve it', async () => {
      // The demo has administrators.
      const closes = () => context(0).config.awards['hugo']?.voting?.closes;
      const before = closes();
      await stopAll();
      write(NAME, close);
      servers.push(await startOne());
      expect(servers[0]?.warning).toMatch(
        /uses version 1 [^]*second administrator must approve[^]*awards\.hugo\.voting\.closes: awards\.hugo\.voting has opened/,
      );
      expect(closes()).toEqual(before);
    });

    it('keep their configuration when they cannot use the active one', async () => {
      const { db } = context(0);
      await apply('next', rename('Broken'));
      await db.updateTable('configuration_content').set({ content: '{}' }).execute();
      const { facts, ...version } = await db
        .selectFrom('configuration')
        .selectAll()
        .where('version', '=', 2)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('configuration')
        .values({ ...version, version: 3, facts: JSON.stringify(facts) })
        .execute();
      await new Promise((resolve) => setTimeout(resolve, 2500));
      const titles = await getTitles();
      expect(titles).toHaveLength(servers.length);
      for (const at of servers.keys()) expect((await call(at, 'config')).status).toBe(200);
    });
  },
);
