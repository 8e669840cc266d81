import { withData } from '../start/command.ts';
import { runCount } from './run.ts';

/** `conkit count`: prints counts from the database in the server's environment variables. Changes nothing. */
export async function countCommand(args: readonly string[]): Promise<void> {
  const { output, warning } = await withData(process.env, ({ db, config, clock }) =>
    runCount({ db, config, now: clock.now() }, args),
  );
  if (warning) process.stderr.write(`${warning}\n`);
  process.stdout.write(output);
}
