import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { startServer } from '../start/server.ts';
import { freePort } from '../testing/faults/freePort.ts';
import { smallDisk } from '../testing/faults/smallDisk.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const disk = await smallDisk(80);
afterAll(() => disk?.close());
if (!disk) process.stdout.write('No small file system may be mounted: no engine is broken.\n');

/** More saves than fit in the open log file. */
const MOST = 50_000;

/** A save over the same row needs no space in the table, but much in the log. */
const save = (n: number) =>
  sql`update setting set value = ${n}::text || ' ' || (
    select string_agg(md5(n::text || random()), '') from generate_series(1, 45) n
  ) where key = 'n'`;

describe.runIf(disk)('an embedded database without space for its log', () => {
  it('is given up, so that the process can answer 503, stop, and start again with all data', async () => {
    if (!disk) return;
    const port = await freePort();
    const dataDir = join(disk.folder, 'data');
    await mkdir(dataDir);
    const variables = {
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
    };
    const broken: Error[] = [];
    const server = await startServer(variables, (error) => broken.push(error));
    const { db } = server.context;
    await db.insertInto('setting').values({ key: 'n', value: '0' }).execute();
    for (let n = 0; n < 100; n += 1) await save(0).execute(db);
    await disk.fill();

    let saved = 0;
    let error: unknown;
    try {
      for (; saved < MOST; saved += 1) await save(saved + 1).execute(db);
    } catch (given) {
      error = given;
    }
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(broken).toEqual([error]);

    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(health.status).toBe(503);
    await server.stop();

    await disk.free();
    const again = await startServer(variables);
    const row = await again.context.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'n')
      .executeTakeFirstOrThrow();
    await again.stop();
    // The failed save may have been stored.
    expect([saved, saved + 1]).toContain(Number(row.value.split(' ')[0]));
  }, 300_000);
});

/** Runs a watched program, and returns how it ended. */
async function run(program: string): Promise<object> {
  const engine = new URL('pglite.ts', import.meta.url).href;
  const text = `
    import { watchThread } from '${engine}';
    const stop = watchThread('It stands still.', 3000);
    ${program}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', text], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });
  let says = '';
  child.stderr.on('data', (part: Buffer) => (says += part.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, says };
}

it('ends a process whose thread is blocked for ever, with a log line', async () => {
  const ended = { code: null, signal: 'SIGKILL', says: 'It stands still.\n' };
  expect(await run('for (;;);')).toEqual(ended);
});

it('lets a debugger pause the process for any time', async () => {
  const ended = await run(`
    const { default: inspector } = await import('node:inspector');
    inspector.open(0, '127.0.0.1');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    for (const end = Date.now() + 5000; Date.now() < end; );
    process.exit(0);`);
  expect(ended).toMatchObject({ code: 0, signal: null });
});

it('does not end a working process, or one that has ended its watch', async () => {
  const ended = await run(`
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await stop();
    for (const end = Date.now() + 5000; Date.now() < end; );`);
  expect(ended).toEqual({ code: 0, signal: null, says: '' });
});
