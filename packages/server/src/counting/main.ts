import { join } from 'node:path';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import { connect } from '../database/connect.ts';
import { readEnv } from '../env.ts';
import { firstStart } from '../start/firstStart.ts';
import { StartError } from '../startError.ts';
import { runCount } from './run.ts';

// `npm run count`: prints counts from the database that the server's variables name. It changes nothing.
const env = readEnv(process.env);
const now = env.clock?.start ?? new Date();
try {
  const db = await connect({
    url: env.databaseUrl,
    folder: join(env.dataDir, 'database'),
    onError: (error) => process.stderr.write(`${error.message}\n`),
  });
  try {
    const config = loadConvention(readConvention(env.convention), await firstStart(db, now));
    const { output, warning } = await runCount({ db, config, now }, process.argv.slice(2));
    if (warning) process.stderr.write(`${warning}\n`);
    process.stdout.write(output);
  } finally {
    await db.destroy();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
