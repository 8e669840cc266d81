import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database } from '../../database/connect.ts';
import { putUnderLoad, type Kind, type LoadOptions, type Tally } from './load.ts';
import { makeMembers, type Member } from './members.ts';
import { serverProcess, type ServerProcess } from './serverProcess.ts';
import { judge, type Verdict } from './verdict.ts';

/** The size of a scenario. */
export interface Scale {
  /** Node's arguments for starting the server. */
  readonly args: readonly string[];
  readonly members: number;
  /** How long each stage of a scenario lasts, in milliseconds. */
  readonly stageMs: number;
}

/** A server with members, for putting under load and judging afterwards. */
export interface Setting {
  readonly env: Readonly<Record<string, string>>;
  readonly members: readonly Member[];
  readonly server: ServerProcess;
  /** Starts another process on the same database. */
  another(): Promise<ServerProcess>;
  /** Puts the server under load while `breaks` runs, and for one more stage. */
  whileBusy(breaks: () => Promise<void>, options?: Busy): Promise<Tally>;
  /** Opens the database. With PGlite, the server must have exited. */
  withDatabase<T>(look: (db: Database) => Promise<T>): Promise<T>;
  /** Compares the answers with the database. */
  judge(tally: Tally): Promise<Verdict>;
  close(): Promise<void>;
}

/** The members' operations. */
export interface Busy extends Pick<LoadOptions, 'source' | 'padding' | 'patienceMs' | 'tally'> {
  readonly kinds?: readonly Kind[];
}

export interface SettingOptions {
  /**
   * PostgreSQL's URL.
   *
   * @default PGlite in the data folder
   */
  readonly url?: string | undefined;
  /**
   * The parent of the data folder.
   *
   * @default the folder for temporary files
   */
  readonly within?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const SECRET = 'the same secret for every process of a test';

/** Adds the members and starts the server. */
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
