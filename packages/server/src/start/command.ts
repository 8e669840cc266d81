import { createClock } from '../adapters/clock.ts';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import type { Context } from '../context.ts';
import { connectExisting } from '../database/connect.ts';
import { databaseOptions, readPlace } from '../process/env.ts';
import { StartError } from '../process/startError.ts';
import { readFirstStart, requireSameConvention } from './firstStart.ts';

/** What an operator's command works with. */
export type CommandContext = Pick<Context, 'db' | 'config' | 'clock'>;

/**
 * Does something with the data that a server's variables name. They must be there, of this version and
 * of the convention that is named: a command makes and upgrades nothing.
 *
 * @throws StartError in one line, for whatever the operator can mend
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
    const config = loadConvention(source, first.time);
    requireSameConvention(first, config.id);
    return await run({ db, config, clock });
  } finally {
    await db.destroy();
  }
}
