// Measures the administrators' commands with many people: import, export, unchanged and changed reimport, and a search.
// See README.md for usage.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runConkit } from '../packages/server/src/cli/run.ts';
import { createTestServer } from '../packages/server/src/testing/server.ts';
import { readOptions } from './lib/options.ts';
import { row, say } from './lib/statistics.ts';
import { openTestDatabase } from './lib/testDatabase.ts';

const { people, database } = readOptions({ people: 5000, database: undefined });
const WHO = ['--as', 'benchmark', '--reason', 'To see how long it takes'];
const { db, close } = await openTestDatabase(database);
const server = await createTestServer(db);
const folder = await mkdtemp(join(tmpdir(), 'conkit-people-'));
const file = join(folder, 'people.csv');

async function timed(what: string, ...args: readonly string[]): Promise<string> {
  const start = performance.now();
  const { output, error, code } = await runConkit(args, (run) => run({ ...server.context }));
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(error);
  say(row(what, seconds.toFixed(2)));
  return output;
}

try {
  const rows = Array.from(
    { length: people },
    (_, n) =>
      `Adult,Given${n} Surname${n % 700},member${n}@example.com,${n} High Street,Dublin,Ireland`,
  );
  await writeFile(file, ['membership,legal_name,email,address,city,country', ...rows].join('\n'));
  say(row('What', 'seconds'));
  say(row('---', '---:'));
  await timed(`${people} people imported`, 'people', 'import', file, ...WHO);
  const csv = await timed('exported', 'people', 'export', ...WHO);
  await writeFile(file, csv);
  await timed('imported again, unchanged', 'people', 'import', file, ...WHO);
  await writeFile(file, csv.replaceAll(',Dublin,', ',Cork,'));
  await timed('each of them changed', 'people', 'import', file, ...WHO);
  await timed('one of them found by a part of the name', 'people', 'find', 'given4321');
} finally {
  await server.close();
  await close();
  await rm(folder, { recursive: true });
}
