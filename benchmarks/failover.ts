// Simulates a failover: members vote on the primary, the primary is killed as if its machine died, the standby is
// promoted, and the acknowledged votes are looked up there. Alternates with and without `synchronous_standby_names`,
// and with a standby that lags before the end, as on a slow network.
import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { connect } from '../packages/server/src/database/connect.ts';
import { freePort } from '../packages/server/src/testing/faults/freePort.ts';
import { newTally } from '../packages/server/src/testing/faults/load.ts';
import {
  postgresPrograms,
  startPostgres,
} from '../packages/server/src/testing/faults/ownPostgres.ts';
import { AS_BUILT } from '../packages/server/src/testing/faults/serverProcess.ts';
import { makeSetting } from '../packages/server/src/testing/faults/setting.ts';
import { judge } from '../packages/server/src/testing/faults/verdict.ts';
import { readOptions } from './lib/options.ts';
import { row, say } from './lib/statistics.ts';

const run = promisify(execFile);
const { members, seconds, deaf } = readOptions({
  members: 30,
  seconds: 5,
  /** How long the standby receives no data before the primary dies, in milliseconds. */
  deaf: 1000,
});
const programs = postgresPrograms();
if (programs === undefined || process.getuid?.() !== 0)
  throw new Error('needs the programs of PostgreSQL, and root');
const asPostgres = (program: string, ...args: string[]) =>
  run('runuser', ['-u', 'postgres', '--', join(programs, program), ...args], { cwd: '/' });

async function query(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements)
      ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50))
    if (await isSo().catch(() => false)) return;
  throw new Error('timed out');
}

/** Returns the process id of a standby's WAL receiver, by its data directory. */
async function getReceiver(data: string): Promise<number> {
  const first = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n', 1)[0] ?? '';
  for (const id of await readdir('/proc')) {
    const status = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
    const line = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    if (status.split(') ')[1]?.split(' ')[1] === first && line.includes('walreceiver'))
      return Number(id);
  }
  throw new Error('the standby has no receiver');
}

async function failOver(isSynchronous: boolean, deafMs: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'conkit-standby-'));
  const { stdout } = await run('id', ['-u', 'postgres']);
  await chown(folder, Number(stdout), -1);
  await chmod(folder, 0o700);
  const primary = await startPostgres();
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const to = `${primary.url}?application_name=standby`;
  await asPostgres('pg_basebackup', '-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', to);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const pgCtl = (...args: string[]) => asPostgres('pg_ctl', '-D', data, '-w', ...args);
  await pgCtl('-l', join(folder, 'log'), '-o', options, 'start');
  await until(async () => (await query(primary.url, 'select from pg_stat_replication')).length > 0);
  if (isSynchronous) {
    const name = "alter system set synchronous_standby_names = 'standby'";
    await query(primary.url, name, 'select pg_reload_conf()');
  }
  const scale = { args: AS_BUILT, members, stageMs: 1000 * seconds };
  const setting = await makeSetting(scale, { url: primary.url });
  const tally = newTally();
  let downMs = 0;
  let acknowledged: typeof tally.acknowledged = [];
  try {
    await setting.whileBusy(
      async () => {
        if (deafMs > 0) {
          const receiver = await getReceiver(data);
          process.kill(receiver, 'SIGSTOP');
          await sleep(deafMs);
          await primary.stop('immediate');
          acknowledged = [...tally.acknowledged];
          // Data that the standby hasn't read yet is lost with the network.
          process.kill(receiver, 'SIGKILL');
          await until(async () => (await query(url, 'select 1')).length > 0);
        } else {
          await primary.stop('immediate');
          acknowledged = [...tally.acknowledged];
        }
        const began = performance.now();
        await pgCtl('promote');
        await until(async () => {
          const [state] = await query(url, 'select pg_is_in_recovery() as standby');
          return state?.['standby'] === false;
        });
        downMs = performance.now() - began;
      },
      { kinds: ['vote'], tally, patienceMs: 500 },
    );
    const copy = await connect({ url, folder, onError: () => {} });
    const verdict = await judge(copy, { ...tally, acknowledged });
    await copy.destroy();
    say(
      row(
        `${isSynchronous ? 'waits for the standby' : 'does not wait'}, ${deafMs > 0 ? `cut off ${deafMs} ms before` : 'connected'}`,
        acknowledged.length,
        verdict.found,
        verdict.lost.length,
        verdict.twice.length,
        Math.round(downMs),
      ),
    );
  } finally {
    await setting.close();
    await pgCtl('-m', 'immediate', 'stop').catch(() => {});
    await primary.close();
    await rm(folder, { recursive: true, force: true });
  }
}

say(row('Primary', 'Acknowledged', 'On the standby', 'Lost', 'Twice', 'Promoted in ms'));
say('|---|--:|--:|--:|--:|--:|');
for (const isSynchronous of [false, true])
  for (const deafMs of [0, deaf]) await failOver(isSynchronous, deafMs);
