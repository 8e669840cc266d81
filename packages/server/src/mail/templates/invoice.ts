import type { Context } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter } from '../letter.ts';
import { fromContact } from '../sender.ts';
import { signInBlocks } from '../signIn.ts';
import { labelledData, money, typeName } from '../words.ts';

export interface InvoiceData {
  readonly paymentId: number;
}

/** Asks for the payment of an invoice; nothing is asked for what has been paid meanwhile. */
export async function invoiceMail(
  context: Context,
  { paymentId }: InvoiceData,
): Promise<Mail | null> {
  const { config, db } = context;
  const invoice = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .where('status', '=', 'invoice')
    .executeTakeFirst();
  if (!invoice) return null;
  const { payment_email, category, type, amount, currency, data, comments } = invoice;
  const total = money(amount, currency);
  const what = typeName(config, category, type);
  return {
    from: fromContact(config, 'registration'),
    to: { address: payment_email },
    subject: `Invoice from ${config.name}: ${what}, ${total}`,
    ...renderLetter([
      `${config.name} asks you for ${total} for ${what}. You can pay by card in the portal: your open invoices are on its first page.`,
      {
        list: [
          ...labelledData(config, category, data),
          ...(invoice.invoice ? [`Invoice: ${invoice.invoice}`] : []),
          ...(comments ? [`Comments: ${comments}`] : []),
          `Amount: ${total}`,
        ],
      },
      ...(await signInBlocks(context, payment_email)),
      `Questions: ${config.contacts.finance}`,
    ]),
  };
}
