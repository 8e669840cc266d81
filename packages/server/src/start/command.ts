import { createClock } from '../adapters/clock.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import type { Context } from '../context.ts';
import { findActiveVersion, loadVersion } from '../config/versions.ts';
import { connectExisting } from '../database/connect.ts';
import { databaseOptions, readPlace } from '../process/env.ts';
import { StartError } from '../process/startError.ts';
import { readFirstStart, requireSameConvention } from '../config/firstStart.ts';

/** The context of an operator's command. */
export type CommandContext = Pick<Context, 'db' | 'config' | 'clock'>;

/**
 * Runs a command on the data that a server's variables name, with the active configuration. The data must exist, have
 * this version and belong to the named convention: a command creates and upgrades nothing.
 *
 * @throws StartError with one line for each problem that the operator can fix
 */
export async function withData<Result>(
  variables: NodeJS.ProcessEnv,
  run: (context: CommandContext) => Promise<Result>,
): Promise<Result> {
  const place = readPlace(variables);
  const clock = createClock(place.clock);
  const source = readConvention(place.convention, place.configDir);
  const db = await connectExisting(databaseOptions(place));
  try {
    const first = await readFirstStart(db);
    if (!first) throw new StartError('No server has been started on these data; start one first');
    const folder = loadConvention(source, first.time);
    requireSameConvention(first, folder.id);
    const active = await findActiveVersion(db);
    const config = active ? (await loadVersion(db, active, first.time)).config : folder;
    return await run({ db, config, clock });
  } finally {
    await db.destroy();
  }
}
