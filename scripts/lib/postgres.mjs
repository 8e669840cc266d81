import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chown, mkdtemp } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { installWithApt } from './apt.mjs';
import { getTemporaryFolder } from './files.mjs';
import { collectOutput, getFreePort, say } from './run.mjs';

const local = 'postgres://postgres:postgres@127.0.0.1:5432/postgres';
const noServer = { url: undefined, stop: async () => undefined };

/**
 * Finds a PostgreSQL on which tests may create databases: `TEST_DATABASE_URL`, or the local one. Otherwise starts one
 * with its own port and folder, if its programs are installed.
 *
 * @param {{ canInstall?: boolean }} [options] `canInstall`: whether to install missing programs with apt
 * @returns {Promise<{ url: string | undefined, stop: () => Promise<void> }>} `stop` ends the server that was started
 */
export async function preparePostgres({ canInstall = false } = {}) {
  const given = process.env.TEST_DATABASE_URL;
  const found = given || local;
  if (await answers(found)) return { ...noServer, url: found };
  if (given) return noServer;
  const programs = findPrograms() ?? (canInstall ? await installPrograms() : undefined);
  if (programs === undefined) return noServer;
  return startServer(programs).catch((error) => {
    say(`PostgreSQL did not start: ${error.message}`);
    return noServer;
  });
}

async function answers(connectionString) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns the folder of the newest installed PostgreSQL's programs: Debian's, or those in the PATH. */
function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [
    ...versions
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

async function installPrograms() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing PostgreSQL …');
  // Prevents the package from creating a cluster for the machine.
  mkdirSync('/etc/postgresql-common/createcluster.d', { recursive: true });
  writeFileSync(
    '/etc/postgresql-common/createcluster.d/conkit-tests.conf',
    'create_main_cluster = false\n',
  );
  return (await installWithApt(['postgresql'])) ? findPrograms() : undefined;
}

async function startServer(programs) {
  const folder = await mkdtemp(join(getTemporaryFolder(), 'conkit-postgres-'));
  const data = join(folder, 'data');
  const account = getAccount();
  if (account) await chown(folder, account.uid, account.gid);
  const start = (program, args) =>
    spawn(join(programs, program), args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account,
    });
  const made = start('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const printed = collectOutput(made);
  const [code] = await once(made, 'close');
  if (code !== 0) throw new Error(printed());
  const port = await getFreePort();
  // The data need not survive a crash of the machine.
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
  ];
  const server = start('postgres', [
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const log = collectOutput(server);
  const ended = once(server, 'close');
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  // Without these listeners, a signal would end this process and leave the server running.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  while (!(await answers(url))) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(log());
    await sleep(100);
  }
  return {
    url,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the account that runs the server: PostgreSQL refuses to run as root. */
function getAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
