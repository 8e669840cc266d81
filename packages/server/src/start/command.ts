import { join } from 'node:path';
import { loadConvention } from '../config/load.ts';
import { readConvention } from '../config/read.ts';
import type { Context } from '../context.ts';
import { connect } from '../database/connect.ts';
import { readEnv } from '../env.ts';
import { StartError } from '../startError.ts';
import { createClock } from './context.ts';
import { firstStart } from './firstStart.ts';

/** What an operator's command works with. */
export type CommandContext = Pick<Context, 'db' | 'config' | 'clock'>;

/** Runs an operator's command on what the server's variables name; what can be mended is said in one line. */
export async function runCommand(run: (context: CommandContext) => Promise<void>): Promise<void> {
  try {
    const env = readEnv(process.env);
    const clock = createClock(env.clock);
    const db = await connect({
      url: env.databaseUrl,
      folder: join(env.dataDir, 'database'),
      onError: (error) => process.stderr.write(`${error.message}\n`),
    });
    try {
      const start = await firstStart(db, clock.now());
      const config = loadConvention(readConvention(env.convention), start);
      await run({ db, config, clock });
    } finally {
      await db.destroy();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
