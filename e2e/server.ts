import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServerDatabase } from './database.ts';

/** The built server with its own port and data folder. */
export interface PortalServer {
  /** `http://localhost:port`; unchanged by a restart. */
  readonly url: string;
  readonly dataDir: string;
  /** Returns everything that the server printed. */
  readonly log: () => string;
  /** Stops it gracefully, as Ctrl-C does; the data stay. */
  readonly stop: () => Promise<void>;
  /** Kills it, as a crash does; the data stay. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and data, stopping it first if it is running. */
  readonly restart: (env?: ServerEnv) => Promise<void>;
  /** Stops it for good and deletes its data. */
  readonly dispose: () => Promise<void>;
}

/** Environment variables of the server, such as `CLOCK` and `CONVENTION`. */
export type ServerEnv = Readonly<Record<string, string>>;

const main = join(import.meta.dirname, '../packages/server/dist/main.js');
const portal = join(import.meta.dirname, '../packages/portal/dist');
const STARTING = 120_000;
const STOPPING = 15_000;

/**
 * Returns a free port below the range for outgoing connections (from 32768), so that no connection of the browser takes
 * it before the server starts, or during a restart.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer().listen(port);
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOPPING);
  await ended;
  clearTimeout(timer);
}

/** Resolves when `/healthz` responds; rejects with the server's output if it exits first. */
async function untilReady(child: ChildProcess, url: string, log: () => string): Promise<void> {
  for (const deadline = Date.now() + STARTING; Date.now() < deadline; await sleep(100)) {
    if (!isRunning(child)) throw new Error(`The server ended while starting:\n${log()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The server did not answer within ${STARTING / 1000} s:\n${log()}`);
}

/** Starts the built server with an empty database. Requires `npm run build` or `npm start`. */
export async function startServer(env: ServerEnv = {}): Promise<PortalServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'conkit-e2e-'));
  const database = await createServerDatabase(dataDir, env);
  let printed = '';
  const log = () => printed;
  const keep = (text: Buffer) => (printed += text.toString());

  const launch = async (more: ServerEnv): Promise<ChildProcess> => {
    // Excludes the developer's own settings: no DATABASE_URL, no SMTP_URL.
    const { PATH = '', HOME = '' } = process.env;
    const own = {
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      PORTAL_DIR: portal,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '0',
      ...database.env,
    };
    const started = spawn(process.execPath, [main], {
      env: { PATH, HOME, NODE_ENV: 'production', ...own, ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    await untilReady(started, url, log).catch(async (error: unknown) => {
      await end(started, 'SIGKILL');
      throw error;
    });
    return started;
  };

  let child = await launch({});
  return {
    url,
    dataDir,
    log,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    restart: async (more = {}) => {
      await end(child, 'SIGTERM');
      child = await launch(more);
    },
    dispose: async () => {
      await end(child, 'SIGTERM');
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns a client address that no other test uses, so that rate limits don't apply across journeys. */
export const someAddress = () =>
  `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
