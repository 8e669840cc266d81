import { runCommand } from '../start/command.ts';
import { runInvoice } from './run.ts';

// `npm run invoice`: puts an invoice into the database that the server's variables name. The server mails it.
await runCommand(async (context) => {
  process.stdout.write(`${await runInvoice(context, process.argv.slice(2))}\n`);
});
