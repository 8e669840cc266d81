import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentMail } from '../adapters/outbox.ts';
import { createPostgres, reachablePostgres } from '../testing/postgres.ts';
import { type RunningServer, startServer } from './server.ts';

const url = await reachablePostgres();

describe.skipIf(url === undefined)('two servers on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conkit-several-'));
  const outbox = join(folder, 'outbox');
  let closeDatabase: () => Promise<void>;
  let servers: readonly RunningServer[] = [];
  beforeAll(async () => {
    const database = await createPostgres(url ?? '');
    closeDatabase = database.close;
    const ports = await Promise.all([freePort(), freePort()]);
    // Both servers start at once, as when a whole deployment restarts.
    servers = await Promise.all(
      ports.map((port) =>
        startServer({
          DATA_DIR: folder,
          CONVENTION: 'demo',
          DATABASE_URL: database.url,
          DRAIN_SECONDS: '0',
          SESSION_SECRET: 'the same secret for every process',
          PORT: String(port),
          LOG_LEVEL: 'silent',
        }),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await closeDatabase();
    rmSync(folder, { recursive: true });
  });

  const call = (at: number, path: string, body?: object, cookie = '') =>
    fetch(`http://127.0.0.1:${servers[at]?.context.env.port}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const mails = () =>
    readdirSync(folder).includes('outbox')
      ? readdirSync(outbox).map(
          (name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as SentMail,
        )
      : [];

  it('seed the demo once', async () => {
    const people = await servers[0]?.context.db.selectFrom('person').selectAll().execute();
    expect(people).toHaveLength(servers[0]?.context.config.people.length ?? 0);
  });

  it('share keys, sessions and sign-outs', async () => {
    const email = 'supporter@example.com';
    await call(0, 'key', { email });
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1);
    const key = /\/login\/[^/]+\/(\w+)/.exec(mails()[0]?.text ?? '')?.[1] ?? '';
    const login = await call(1, 'login', { email, key });
    expect(login.status).toBe(200);
    const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    expect((await call(0, 'user', undefined, cookie)).status).toBe(200);
    expect((await call(0, 'logout', undefined, cookie)).status).toBe(200);
    expect((await call(1, 'user', undefined, cookie)).status).toBe(401);
  });

  it('accept codes that the other server sent, and count wrong ones together', async () => {
    const email = 'sponsor@example.com';
    const asked = await call(0, 'key', { email });
    const browser = asked.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const getCode = () =>
      mails().flatMap(({ to, text }) =>
        to.address === email
          ? (/(?<!\d)(\d{3}) (\d{3})(?!\d)/.exec(text)?.slice(1).join('') ?? [])
          : [],
      )[0];
    await expect.poll(getCode, { timeout: 10_000 }).toBeDefined();
    const code = getCode() ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    const tries = await Promise.all(
      [0, 1, 0, 1].map(
        async (at) =>
          (await call(at, 'login/code', { code: wrong }, browser)).json() as Promise<{
            tries_left: number;
          }>,
      ),
    );
    expect(tries.map(({ tries_left: left }) => left).toSorted()).toEqual([1, 2, 3, 4]);
    expect((await call(1, 'login/code', { code }, browser)).status).toBe(200);
    expect((await call(0, 'login/code', { code }, browser)).status).toBe(403);
  });

  it('share rate limits, and send each mail once', async () => {
    const before = mails().length;
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      statuses.push((await call(n % 2, 'key', { email: 'family@example.com' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(before + 10);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(mails()).toHaveLength(before + 10);
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}
