import { withData } from '../start/command.ts';
import { runCommand } from '../process/startError.ts';
import { runInvoice } from './run.ts';

// `npm run invoice`: puts an invoice into the database that the server's variables name. The server mails it.
await runCommand(async () => {
  const printed = await withData(process.env, (context) =>
    runInvoice(context, process.argv.slice(2)),
  );
  process.stdout.write(`${printed}\n`);
});
