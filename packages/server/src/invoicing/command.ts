import { withData } from '../start/command.ts';
import { runInvoice } from './run.ts';

/**
 * Runs `conkit invoice`: creates an invoice in the database that the server's variables name. The server mails
 * it.
 */
export async function invoiceCommand(args: readonly string[]): Promise<void> {
  const printed = await withData(process.env, (context) => runInvoice(context, args));
  process.stdout.write(`${printed}\n`);
}
