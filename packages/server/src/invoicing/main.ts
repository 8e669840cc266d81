import { join } from 'node:path';
import { shiftedClock, systemClock } from '../adapters/clock.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { connect } from '../database/connect.ts';
import { readEnv } from '../env.ts';
import { firstStart } from '../start/firstStart.ts';
import { StartError } from '../startError.ts';
import { runInvoice } from './run.ts';

// `npm run invoice`: puts an invoice into the database that the server's variables name. The server mails it.
const env = readEnv(process.env);
const clock = env.clock ? shiftedClock(env.clock.start) : systemClock;
try {
  const db = await connect({
    url: env.databaseUrl,
    folder: join(env.dataDir, 'database'),
    onError: (error) => process.stderr.write(`${error.message}\n`),
  });
  try {
    const start = await firstStart(db, clock.now());
    const config = loadConvention(readConvention(env.convention), start);
    process.stdout.write(`${await runInvoice({ db, config, clock }, process.argv.slice(2))}\n`);
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
