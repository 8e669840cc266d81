import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.ts';

/** The path on Debian. */
const PROGRAM = '/usr/sbin/pgbouncer';
const STARTING_MS = 30_000;

/** Returns whether PgBouncer is installed. */
export const hasPgbouncer = (): boolean => existsSync(PROGRAM);

/** A PgBouncer for tests, which lends connections for single transactions. */
export interface Pgbouncer {
  /** The database's URL through PgBouncer. */
  readonly url: string;
  /** The id of the PgBouncer process or its parent. */
  readonly pid: number;
  close(): Promise<void>;
}

/**
 * Starts PgBouncer in front of a PostgreSQL server, with the settings in `docs/deploy.md`.
 *
 * @param connections how many connections it keeps to the server
 */
export async function startPgbouncer(server: string, connections: number): Promise<Pgbouncer> {
  const { hostname, port: serverPort, username, pathname } = new URL(server);
  const folder = await mkdtemp(join(tmpdir(), 'conkit-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
`,
  );
  // PgBouncer refuses to run as root.
  await chmod(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const child = isRoot
    ? spawn('runuser', ['-u', 'postgres', '--', PROGRAM, file], { cwd: '/' })
    : spawn(PROGRAM, [file], { cwd: '/' });
  const said = await listening(child, port);
  if (said !== undefined) throw new Error(`PgBouncer did not start:\n${said}`);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    pid: child.pid ?? 0,
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** Waits until PgBouncer accepts connections. Returns its output if it doesn't. */
async function listening(child: ChildProcess, port: number): Promise<string | undefined> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (said += text.toString()));
  for (const end = Date.now() + STARTING_MS; Date.now() < end; await sleep(50)) {
    if (child.exitCode !== null) return said;
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return undefined;
  }
  return said;
}
