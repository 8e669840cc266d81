import { sql } from 'kysely';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, type Database } from '../database/connect.ts';
import { type Done, newTally, type Tally } from '../testing/faults/load.ts';
import { type MailDouble, startMailDouble } from '../testing/faults/mailDouble.ts';
import type { Member } from '../testing/faults/members.ts';
import {
  type OwnPostgres,
  postgresPrograms,
  startPostgres,
} from '../testing/faults/ownPostgres.ts';
import { FROM_SOURCES, serverProcess } from '../testing/faults/serverProcess.ts';
import { makeSetting } from '../testing/faults/setting.ts';
import { readRows, sumTables, type TableSum } from '../testing/faults/tables.ts';
import { judge } from '../testing/faults/verdict.ts';

// The tests start servers, each of which takes many seconds on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../../../deploy/backup.sh', import.meta.url));
const scale = { args: FROM_SOURCES, members: 6, stageMs: 700 };
/** Longer than the interval at which a server checks for due mails, in milliseconds. */
const MAILING_MS = 2500;

let folder: string;
/**
 * `refusing` is the convention's mail server, which refuses all mails; `taking` would accept mails sent by a copy.
 */
let refusing: MailDouble;
let taking: MailDouble;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conkit-backup-'));
  [refusing, taking] = await Promise.all([startMailDouble(), startMailDouble()]);
  refusing.mode = 'refuse';
});
afterAll(async () => {
  await Promise.all([refusing.close(), taking.close()]);
  await rm(folder, { recursive: true });
});

const queued = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from mail_job where sent_at is null`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Waits until one save of each kind was acknowledged and the first member has voted. */
const begun = ({ acknowledged }: Tally, { id }: Member) =>
  expect
    .poll(
      () => new Set(acknowledged.map(({ kind, mark }) => (mark === `V${id}-1` ? 'first' : kind))),
      {
        timeout: 60_000,
      },
    )
    .toEqual(new Set(['first', 'vote', 'nominate', 'purchase']));

/** Checks that the copy contains every save acknowledged before the backup, exactly once. */
async function expectAllThere(copy: Database, acknowledged: readonly Done[]): Promise<void> {
  const verdict = await judge(copy, { ...newTally(), acknowledged: [...acknowledged] });
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(verdict).toMatchObject({ found: acknowledged.length, lost: [], twice: [] });
}

/** A member's votes in one category. */
interface Vote {
  readonly votes: readonly number[];
  readonly time: string;
}

/** Checks that a server started on the copy accepts the member's next vote and sends none of the queued mails. */
async function expectGoesOn(
  env: Readonly<Record<string, string>>,
  { id, cookie }: Member,
): Promise<void> {
  const hold = {
    MAIL: 'hold',
    SMTP_URL: taking.url,
    PUBLIC_URL: 'http://copy.example.com',
    ALLOW_PUBLIC_DEMO: 'true',
  };
  const server = await serverProcess({ ...env, ...hold });
  try {
    await server.start();
    const headers = { cookie, 'content-type': 'application/json' };
    const votes = `${server.url}/api/hugo/${id}/votes`;
    const before = (await (await fetch(votes, { headers })).json()) as Record<string, Vote>;
    const lastmod = before['Novel']?.time;
    expect(lastmod).toBeDefined();
    const body = JSON.stringify({ lastmod, signature: 'On the copy', votes: { Novel: [2] } });
    const request = { method: 'POST', headers, body };
    expect((await fetch(`${server.url}/api/hugo/${id}/vote`, request)).status).toBe(200);
    const after = (await (await fetch(votes, { headers })).json()) as Record<string, Vote>;
    expect(after['Novel']?.votes).toEqual([2]);
    await sleep(MAILING_MS);
    expect(taking.taken).toEqual([]);
  } finally {
    server.signal('SIGTERM');
    await server.ended();
  }
}

const programs = postgresPrograms();
if (programs === undefined)
  process.stdout.write('Skipped the PostgreSQL backup: its server programs are not installed.\n');

describe.runIf(programs)('a PostgreSQL backup taken while members vote', () => {
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  it('restores every table, accepts votes, and sends no mail', async () => {
    const env = { PATH: `${programs}:${process.env['PATH']}` };
    const setting = await makeSetting(scale, {
      url: postgres.url,
      env: { SMTP_URL: refusing.url },
    });
    const [voter] = setting.members;
    if (!voter) throw new Error('there are no members');
    try {
      const tally = newTally();
      let acknowledged: readonly Done[] = [];
      let sums: ReadonlyMap<string, TableSum> = new Map();
      let file = '';
      await setting.whileBusy(
        async () => {
          await begun(tally, voter);
          await setting.withDatabase((db) =>
            db
              .transaction()
              .setIsolationLevel('repeatable read')
              .execute(async (trx) => {
                acknowledged = [...tally.acknowledged];
                const { rows } = await sql<{ id: string }>`
                  select pg_export_snapshot() as id`.execute(trx);
                // `--snapshot` makes the backup read this transaction's state while members continue to save.
                const given = [`--snapshot=${rows[0]?.id}`, `--dbname=${postgres.url}`];
                const { stdout } = await run(script, [folder, ...given], { env });
                file = stdout.trim();
                sums = await sumTables(trx);
              }),
          );
        },
        { tally },
      );
      expect(tally.acknowledged.length).toBeGreaterThan(acknowledged.length);

      const url = new URL(postgres.url);
      url.pathname = '/copy';
      const client = new Client(postgres.url);
      await client.connect();
      await client.query('create database copy');
      await client.end();
      await run('pg_restore', ['--exit-on-error', `--dbname=${url.href}`, file], { env });

      const copy = await connect({ url: url.href, folder, onError: () => {} });
      expect(await sumTables(copy)).toEqual(sums);
      expect(sums.get('vote')?.rows).toBeGreaterThan(0);
      await expectAllThere(copy, acknowledged);
      expect(await queued(copy)).toBeGreaterThan(0);
      await copy.destroy();
      await expectGoesOn({ ...setting.env, DATABASE_URL: url.href }, voter);
    } finally {
      await setting.close();
    }
  });
});

/** Tables to which rows are only added. */
const APPENDED = ['vote', 'nomination', 'migration'];

describe('a copy of the embedded database taken while members vote', () => {
  it('is complete when the server is paused during the copy, accepts votes, and sends no mail', async () => {
    const setting = await makeSetting(scale, { env: { SMTP_URL: refusing.url } });
    const dataDir = join(folder, 'copied');
    const copied = join(dataDir, 'database');
    const { server } = setting;
    const [voter] = setting.members;
    if (!voter) throw new Error('there are no members');
    try {
      const tally = newTally();
      let acknowledged: readonly Done[] = [];
      await setting.whileBusy(
        async () => {
          await begun(tally, voter);
          server.signal('SIGSTOP');
          acknowledged = [...tally.acknowledged];
          await mkdir(dirname(copied), { recursive: true });
          await cp(join(setting.env['DATA_DIR'] ?? '', 'database'), copied, { recursive: true });
          server.signal('SIGCONT');
        },
        { tally },
      );
      expect(tally.acknowledged.length).toBeGreaterThan(acknowledged.length);
      server.signal('SIGTERM');
      await server.ended();

      const copy = await connect({ url: undefined, folder: copied, onError: () => {} });
      await setting.withDatabase(async (db) => {
        for (const table of APPENDED) {
          const now = new Set(await readRows(db, table));
          const then = await readRows(copy, table);
          expect(then.length, table).toBeGreaterThan(0);
          expect(then.filter((row) => !now.has(row))).toEqual([]);
        }
      });
      await expectAllThere(copy, acknowledged);
      expect(await queued(copy)).toBeGreaterThan(0);
      await copy.destroy();
      await expectGoesOn({ ...setting.env, DATA_DIR: dataDir }, voter);
    } finally {
      await setting.close();
    }
  });
});
