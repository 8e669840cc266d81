import { withData } from '../start/command.ts';
import { runCommand } from '../process/startError.ts';
import { runCount } from './run.ts';

// `npm run count`: prints counts from the database that the server's variables name. It changes nothing.
await runCommand(async () => {
  const { output, warning } = await withData(process.env, ({ db, config, clock }) =>
    runCount({ db, config, now: clock.now() }, process.argv.slice(2)),
  );
  if (warning) process.stderr.write(`${warning}\n`);
  process.stdout.write(output);
});
