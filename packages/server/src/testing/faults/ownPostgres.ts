import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './freePort.ts';

const run = promisify(execFile);

/** A PostgreSQL server that tests may break. */
export interface OwnPostgres {
  /** The URL of its database `postgres`, as its superuser. */
  readonly url: string;
  /** Stops it: cleanly (`fast`), or as in a power failure (`immediate`). */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  close(): Promise<void>;
}

/** Returns the folder of the newest installed PostgreSQL's programs, if any. */
export function postgresPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Creates and starts a server.
 *
 * @param within the folder for its data, such as a small file system
 * @default the folder for temporary files
 * @throws Error when PostgreSQL's programs are missing, see {@link postgresPrograms}
 */
export async function startPostgres(within = tmpdir()): Promise<OwnPostgres> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('there are no programs of PostgreSQL');
  const folder = await mkdtemp(join(within, 'conkit-postgres-'));
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const call = (program: string, ...args: string[]) =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', join(programs, program), ...args], { cwd: '/' })
      : run(join(programs, program), args, { cwd: '/' });
  if (isRoot) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    await chown(folder, Number(stdout), -1);
  }
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = ['initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'] as const;
  await call(...settings, '--locale=C.UTF-8', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  // Keeps the files small, so that they fit on a small file system.
  const small = '-c min_wal_size=32MB -c max_wal_size=64MB -c max_connections=50';
  const log = join(folder, 'log');
  const start = async () => {
    await call('pg_ctl', '-D', data, '-w', '-l', log, '-o', `${options} ${small}`, 'start');
  };
  const stop = async (how: string) => {
    await call('pg_ctl', '-D', data, '-w', '-m', how, 'stop');
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async close() {
      await stop('immediate').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
