import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database } from '../../database/connect.ts';
import { putUnderLoad, type Kind, type LoadOptions, type Tally } from './load.ts';
import { makeMembers, type Member } from './members.ts';
import { serverProcess, type ServerProcess } from './serverProcess.ts';
import { judge, type Verdict } from './verdict.ts';

/** How much is done in a scenario. */
export interface Scale {
  /** What Node is called with to start the server. */
  readonly args: readonly string[];
  readonly members: number;
  /** How long each stage of a scenario lasts, in milliseconds. */
  readonly stageMs: number;
}

/** A server with members, which can be put under load and judged in the end. */
export interface Setting {
  readonly env: Readonly<Record<string, string>>;
  readonly members: readonly Member[];
  readonly server: ServerProcess;
  /** Another process on the same database. */
  another(): Promise<ServerProcess>;
  /** Lets the members work while something breaks; ends a stage later. */
  whileBusy(breaks: () => Promise<void>, options?: Busy): Promise<Tally>;
  /** Looks into the database; the server must have ended where it is PGlite's. */
  withDatabase<T>(look: (db: Database) => Promise<T>): Promise<T>;
  /** Compares what was answered with what is in the database. */
  judge(tally: Tally): Promise<Verdict>;
  close(): Promise<void>;
}

/** What members do. */
export interface Busy extends Pick<LoadOptions, 'source' | 'padding' | 'patienceMs' | 'tally'> {
  readonly kinds?: readonly Kind[];
}

export interface SettingOptions {
  /** PostgreSQL's; PGlite in the data folder when absent. */
  readonly url?: string | undefined;
  /** Where the data folder is made; among the temporary files when absent. */
  readonly within?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const SECRET = 'the same secret for every process of a test';

/** Makes the members and starts the server. */
export async function makeSetting(
  { args, members: count, stageMs }: Scale,
  { url, within = tmpdir(), env: more = {} }: SettingOptions,
): Promise<Setting> {
  const folder = await mkdtemp(join(within, 'conkit-faults-'));
  const env = {
    DATA_DIR: folder,
    SESSION_SECRET: SECRET,
    CONVENTION: 'demo',
    DRAIN_SECONDS: '0',
    ...(url !== undefined && { DATABASE_URL: url }),
    ...more,
  };
  const members = await makeMembers(env, count);
  const servers: ServerProcess[] = [];
  const another = async () => {
    const server = await serverProcess(env, args);
    servers.push(server);
    await server.start();
    return server;
  };
  const withDatabase: Setting['withDatabase'] = async (use) => {
    const db = await connect({ url, folder: join(folder, 'database'), onError: () => {} });
    try {
      return await use(db);
    } finally {
      await db.destroy();
    }
  };
  const first = await another();
  return {
    env,
    members,
    server: first,
    another,
    async whileBusy(breaks, { kinds, ...options } = {}) {
      const ending = new AbortController();
      const urls = servers.map((server) => server.url);
      const load = putUnderLoad(members, { ...options, urls, signal: ending.signal }, kinds);
      try {
        await sleep(stageMs);
        await breaks();
        await sleep(stageMs);
      } finally {
        ending.abort();
      }
      return load;
    },
    withDatabase,
    judge: (tally) => withDatabase((db) => judge(db, tally)),
    async close() {
      await Promise.all(servers.map((server) => server.kill()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
