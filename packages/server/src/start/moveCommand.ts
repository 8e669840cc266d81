import { connect, connectExisting } from '../database/connect.ts';
import { moveRows } from '../database/move.ts';
import { databaseOptions, readPlace } from '../process/env.ts';
import { StartError } from '../process/startError.ts';

/** Implements `conkit move`: copies the embedded database in `DATA_DIR` to the empty database at `DATABASE_URL`. */
export async function moveCommand(): Promise<void> {
  // The rows are copied unchanged, so the convention doesn't matter.
  const place = readPlace({ ...process.env, CONVENTION: 'any' });
  if (place.databaseUrl === undefined) {
    throw new StartError('DATABASE_URL: is missing; it says where to');
  }
  const from = await connectExisting({ ...databaseOptions(place), url: undefined });
  try {
    // The copied audit rows contain their hashes, which the server's own role can't write.
    const url = place.migrationUrl ?? place.databaseUrl;
    const to = await connect({ ...databaseOptions(place), url, migrationUrl: undefined });
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
}
