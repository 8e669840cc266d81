// Measures several server processes on one PostgreSQL, with and without PgBouncer: saves and reads per second, and each
// program's CPU time per request. See README.md for usage.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Request } from 'autocannon';
import { startPostgres } from '../packages/server/src/testing/faults/ownPostgres.ts';
import { makeMembers, type Member } from '../packages/server/src/testing/faults/members.ts';
import {
  hasPgbouncer,
  startPgbouncer,
  type Pgbouncer,
} from '../packages/server/src/testing/faults/pgbouncer.ts';
import {
  AS_BUILT,
  serverProcess,
  type ServerProcess,
} from '../packages/server/src/testing/faults/serverProcess.ts';
import { createDatabase, dropDatabase, getPostmaster } from './lib/database.ts';
import { readOptions } from './lib/options.ts';
import { processorTime } from './lib/processor.ts';
import { lastSaves, saveVotes } from './lib/saves.ts';
import { row, say } from './lib/statistics.ts';

const { connections, seconds, pool, ...options } = readOptions({
  database: undefined,
  /** The numbers of processes, measured one after the other. */
  processes: '1,2',
  connections: 32,
  seconds: 8,
  /** PgBouncer's pool size. The default is the one in docs/deploy.md. */
  pool: 20,
});
const counts = options.processes.split(',').map(Number);
const WARM_UP = 2;
const SECRET = 'the same secret for every process of a benchmark';

const own = options.database === undefined ? await startPostgres() : undefined;
const server = options.database ?? own?.url;
if (server === undefined) throw new Error('no PostgreSQL: name one with --database');
const database = await createDatabase(server);
const folder = await mkdtemp(join(tmpdir(), 'conkit-processes-'));

const postgres = await getPostmaster(server);

/** Rankings of the same works in different orders, so that each save changes something. */
const RANKINGS = [
  [1, 2, 3],
  [3, 1, 2],
  [2, 3, 1],
] as const;
let saves = 0;

const calls: readonly (readonly [string, (member: Member) => Request])[] = [
  [
    'save',
    (member) =>
      saveVotes(member, () => ({ Novel: RANKINGS[(saves += 1) % RANKINGS.length] ?? [] })),
  ],
  ['read', ({ id, cookie }) => ({ path: `/api/hugo/${id}/votes`, headers: { cookie } })],
];

/** Fetches the time of each member's last save. */
async function learnSaves(url: string, members: readonly Member[]): Promise<void> {
  for (const { id, cookie } of members) {
    const answer = await fetch(`${url}/api/hugo/${id}/votes`, { headers: { cookie } });
    const saved = Object.values((await answer.json()) as Record<string, { time: string }>);
    const newest = saved
      .map(({ time }) => time)
      .toSorted()
      .at(-1);
    if (newest !== undefined) lastSaves.set(id, newest);
  }
}

/** Sends the members' requests, distributed evenly over the processes, with one connection each. */
async function load(
  servers: readonly ServerProcess[],
  members: readonly Member[],
  getRequest: (member: Member) => Request,
  duration: number,
) {
  const share = Math.ceil(connections / servers.length);
  return Promise.all(
    servers.map(({ url }, at) => {
      const voters = members.slice(at * share, (at + 1) * share);
      let next = 0;
      return autocannon({
        url,
        connections: voters.length,
        duration,
        setupClient: (client) => {
          const voter = voters[next++ % voters.length];
          if (voter) client.setRequests([getRequest(voter)]);
        },
      });
    }),
  );
}

/** Measures every call with a number of processes. */
async function measure(processes: number, pgbouncer: Pgbouncer | undefined, members: Member[]) {
  const env = {
    NODE_ENV: 'production',
    CONVENTION: 'demo',
    ALLOW_PUBLIC_DEMO: 'true',
    DATA_DIR: folder,
    SESSION_SECRET: SECRET,
    DATABASE_URL: pgbouncer?.url ?? database,
    ...(pgbouncer && { DATABASE_POOL_MODE: 'transaction' }),
  };
  const servers: ServerProcess[] = [];
  try {
    for (let n = 0; n < processes; n += 1) {
      const one = await serverProcess(env, AS_BUILT);
      servers.push(one);
      await one.start();
    }
    const parts = [
      servers.flatMap(({ pid }) => pid() ?? []),
      [postgres ?? []].flat(),
      pgbouncer ? [pgbouncer.pid] : [],
    ];
    for (const [name, getRequest] of calls) {
      await learnSaves(servers[0]?.url ?? '', members);
      await load(servers, members, getRequest, WARM_UP);
      // The last saves of the warm-up were stored, but their responses were discarded.
      await learnSaves(servers[0]?.url ?? '', members);
      const before = parts.map(processorTime);
      const results = await load(servers, members, getRequest, seconds);
      const used = parts.map((pids, at) => processorTime(pids) - (before[at] ?? 0));
      const sum = (of: (result: (typeof results)[number]) => number) =>
        results.reduce((all, one) => all + of(one), 0);
      const answered = sum(({ requests }) => requests.total);
      const most = (of: (result: (typeof results)[number]) => number) =>
        Math.max(...results.map(of));
      say(
        row(
          processes,
          pgbouncer ? 'PgBouncer' : '—',
          name,
          (answered / seconds).toFixed(0),
          most(({ latency }) => latency.p50),
          most(({ latency }) => latency.p99),
          sum(({ non2xx, errors }) => non2xx + errors),
          ...used.map((ms, at) => (parts[at]?.length ? (ms / answered).toFixed(2) : '—')),
        ),
      );
    }
  } finally {
    for (const one of servers) await one.kill();
  }
}

let pgbouncer: Pgbouncer | undefined;
try {
  const members = await makeMembers(
    { DATA_DIR: folder, CONVENTION: 'demo', DATABASE_URL: database, SESSION_SECRET: SECRET },
    connections + Math.max(...counts),
  );
  if (hasPgbouncer()) pgbouncer = await startPgbouncer(database, pool);
  else say('No PgBouncer is here: none is measured. Debian has it: apt install pgbouncer');
  say(
    row(
      'Processes',
      'Between',
      'Call',
      'Per second',
      'Median ms',
      '99 % ms',
      'Failed',
      'Server ms',
      'PostgreSQL ms',
      'PgBouncer ms',
    ),
  );
  say('|--:|---|---|--:|--:|--:|--:|--:|--:|--:|');
  for (const processes of counts) {
    for (const between of [undefined, ...(pgbouncer ? [pgbouncer] : [])])
      await measure(processes, between, members);
  }
} finally {
  await pgbouncer?.close();
  if (own) await own.close();
  else await dropDatabase(server, database);
  await rm(folder, { recursive: true });
}
