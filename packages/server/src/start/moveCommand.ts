import { connect, connectExisting } from '../database/connect.ts';
import { moveRows } from '../database/move.ts';
import { databaseOptions, readPlace } from '../process/env.ts';
import { StartError } from '../process/startError.ts';

/** `conkit move`: copies the embedded database of DATA_DIR into the empty one that DATABASE_URL names. */
export async function moveCommand(): Promise<void> {
  // Rows are copied as they are, whichever convention they belong to.
  const place = readPlace({ ...process.env, CONVENTION: 'any' });
  if (place.databaseUrl === undefined) {
    throw new StartError('DATABASE_URL: is missing; it says where to');
  }
  const from = await connectExisting({ ...databaseOptions(place), url: undefined });
  try {
    // The rows come with their hashes, which the server's own role may not write.
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
