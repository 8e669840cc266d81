import { join } from 'node:path';
import { readEnv } from '../env.ts';
import { StartError } from '../startError.ts';
import { connect } from './connect.ts';
import { moveRows } from './move.ts';

// `npm run move`: copies the embedded database of DATA_DIR into the empty one that DATABASE_URL names.
const onError = (error: Error) => process.stderr.write(`${error.message}\n`);
try {
  const { databaseUrl, dataDir } = readEnv(process.env);
  if (databaseUrl === undefined) throw new StartError('DATABASE_URL: is missing; it says where to');
  const folder = join(dataDir, 'database');
  const from = await connect({ url: undefined, folder, onError });
  try {
    const to = await connect({ url: databaseUrl, folder, onError });
    try {
      for (const [table, rows] of await moveRows(from, to)) {
        if (rows > 0) process.stdout.write(`${table}: ${rows}\n`);
      }
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
