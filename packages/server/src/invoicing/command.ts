import { withData } from '../start/command.ts';
import { runInvoice } from './run.ts';

/** `conkit invoice`: puts an invoice into the database that the server's variables name. The server mails it. */
export async function invoiceCommand(args: readonly string[]): Promise<void> {
  const printed = await withData(process.env, (context) => runInvoice(context, args));
  process.stdout.write(`${printed}\n`);
}
