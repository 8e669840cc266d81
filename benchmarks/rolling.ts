// Repeatedly restarts two server processes behind Caddy one after the other, with the configuration of `deploy/`,
// during steady reads and saves. Counts unexpected responses. Needs DATABASE_URL (an empty database is created on that
// server), a build, and Caddy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../packages/server/src/testing/faults/freePort.ts';
import { AS_BUILT, serverProcess } from '../packages/server/src/testing/faults/serverProcess.ts';
import { countVotes, createDatabase, dropDatabase } from './lib/database.ts';
import { readOptions } from './lib/options.ts';
import { newVoter } from './lib/setting.ts';
import { say } from './lib/statistics.ts';

const { rate, restarts } = readOptions({ rate: 50, restarts: 3 });
const postgres = process.env['DATABASE_URL'];
if (postgres === undefined) throw new Error('no PostgreSQL: name one in DATABASE_URL');

const folder = await mkdtemp(join(tmpdir(), 'conkit-rolling-'));
const database = await createDatabase(postgres);
const env = {
  DATA_DIR: folder,
  DATABASE_URL: database,
  SESSION_SECRET: 'the same secret for every process of a benchmark',
  DRAIN_SECONDS: '6',
  NODE_ENV: 'production',
  CONVENTION: 'demo',
  ALLOW_PUBLIC_DEMO: 'true',
};
const servers = [await serverProcess(env, AS_BUILT), await serverProcess(env, AS_BUILT)];
for (const server of servers) await server.start();

const port = await freePort();
const caddy = spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
  cwd: join(import.meta.dirname, '..'),
  env: {
    PATH: process.env['PATH'],
    HOME: folder,
    CONKIT_SITE: `http://localhost:${port}`,
    CONKIT_PROCESSES: servers.map((server) => `127.0.0.1:${server.port}`).join(' '),
  },
  stdio: 'ignore',
});
const url = `http://localhost:${port}`;
try {
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) await sleep(200);
  const { id, cookie } = await newVoter({ url, dataDir: folder, log: () => '' }, 1);
  const wrong: string[] = [];
  let answered = 0;
  let saved = 0;
  const over = new AbortController();
  const ask = (path: string, request: RequestInit = {}) =>
    fetch(`${url}/api/${path}`, request).then(
      async (response) => {
        const body: unknown = await response.json();
        if (response.ok) answered += 1;
        else wrong.push(`${path}: ${response.status}`);
        return response.ok ? body : undefined;
      },
      (error: unknown) => void wrong.push(`${path}: ${String(error)}`),
    );
  const { Novel: finalists = [] } = (await ask('hugo/finalists')) as Record<
    string,
    { id: number }[]
  >;
  let lastmod: string | null = null;
  const save = async (turn: number) => {
    const votes = [finalists[turn % finalists.length]?.id];
    const answer = await ask(`hugo/${id}/vote`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ lastmod, signature: 'Rolling', votes: { Novel: votes } }),
    });
    if (answer === undefined) return;
    saved += 1;
    lastmod = (answer as { time: string }).time;
  };
  /** Starts an action at a fixed rate without waiting for earlier ones. */
  const steadily = async (perSecond: number, act: (turn: number) => Promise<unknown>) => {
    const begun = performance.now();
    const pending = new Set<Promise<unknown>>();
    for (let turn = 0; !over.signal.aborted; turn++) {
      const one = act(turn).finally(() => pending.delete(one));
      pending.add(one);
      await sleep(Math.max(0, begun + ((turn + 1) * 1000) / perSecond - performance.now()));
    }
    await Promise.all(pending);
  };
  // One voter saves sequentially, because each save names the previous one.
  const saving = async () => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      await save(turn);
      await sleep(4000 / rate);
    }
  };
  const asking = Promise.all([steadily((rate * 3) / 4, () => ask('config')), saving()]);
  for (let round = 0; round < restarts; round++) {
    for (const server of servers) {
      server.signal('SIGTERM');
      const code = await server.ended();
      if (code !== 0) wrong.push(`a process ended with ${code}`);
      await server.start();
      // Wait until Caddy's health check has found the restarted server.
      await sleep(5_000);
    }
  }
  over.abort();
  await asking;
  const stored = await countVotes(database, id);
  if (stored !== saved) wrong.push(`${saved} saves were acknowledged, ${stored} are there`);
  say(`${restarts} rolling restarts of 2 processes at ${rate} requests/s:`);
  say(
    `${answered} answered, ${saved} of them saves, ${stored} stored; ${wrong.length} failed. ${[...new Set(wrong)].join(', ')}`,
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  caddy.kill();
  await once(caddy, 'exit');
  for (const server of servers) await server.kill();
  await dropDatabase(postgres, database);
  await rm(folder, { recursive: true, force: true });
}
