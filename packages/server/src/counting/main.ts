import { runCommand } from '../start/command.ts';
import { runCount } from './run.ts';

// `npm run count`: prints counts from the database that the server's variables name. It changes nothing.
await runCommand(async ({ db, config, clock }) => {
  const counting = { db, config, now: clock.now() };
  const { output, warning } = await runCount(counting, process.argv.slice(2));
  if (warning) process.stderr.write(`${warning}\n`);
  process.stdout.write(output);
});
