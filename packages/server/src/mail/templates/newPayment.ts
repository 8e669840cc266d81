import type { Contacts, Convention } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { PaymentRow } from '../../database/schema.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter, type Block } from '../letter.ts';
import { fromContact } from '../sender.ts';
import { labelledData, money, typeName } from '../words.ts';

export interface PaymentData {
  readonly paymentId: number;
}

/** Confirms a paid item, with what was filled in for it, to the person it is for or else to the payer. */
export async function newPaymentMail(
  context: Context,
  { paymentId }: PaymentData,
): Promise<Mail | null> {
  const { config } = context;
  const found = await findPayment(context, paymentId);
  if (!found) return null;
  const { payment, to } = found;
  const what = typeName(config, payment.category, payment.type);
  const { label } = config.purchase_categories[payment.category] ?? {};
  return {
    ...letter(config, 'finance', [
      `${config.name} has received ${money(payment.amount, payment.currency)} for ${what}${label ? ` (${label.en})` : ''}. Thank you.`,
      { list: detailsOf(config, payment) },
    ]),
    to,
    subject: `${config.name}: ${what}`,
  };
}

/** Hands over a site selection token. */
export async function siteSelectionTokenMail(
  context: Context,
  { paymentId }: PaymentData,
): Promise<Mail | null> {
  const { config } = context;
  const found = await findPayment(context, paymentId);
  const token = found?.payment.data?.['token'];
  if (!found || typeof token !== 'string') return null;
  const { payment, to } = found;
  const what = typeName(config, payment.category, payment.type);
  return {
    ...letter(config, 'siteselection', [
      `Thank you. Here is the token for your site selection ballot: ${token}`,
      'Write it on your ballot, which you can download in the portal. It is yours alone, so please do not pass it on.',
      { list: detailsOf(config, payment) },
    ]),
    to,
    subject: `${config.name}: ${what}`,
  };
}

/** An unpaid item, or nothing to say of it, has no mail. */
async function findPayment(
  { db }: Context,
  id: number,
): Promise<{ readonly payment: PaymentRow; readonly to: Mail['to'] } | undefined> {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
  if (!payment) return undefined;
  const person =
    payment.person_id === null
      ? undefined
      : await db
          .selectFrom('person')
          .select(['legal_name', 'email'])
          .where('id', '=', payment.person_id)
          .executeTakeFirst();
  return {
    payment,
    to: person?.email
      ? { name: person.legal_name, address: person.email }
      : { address: payment.payment_email },
  };
}

function detailsOf(config: Convention, payment: PaymentRow): string[] {
  const { category, data, person_name, invoice, comments } = payment;
  return [
    ...(person_name ? [`For: ${person_name}`] : []),
    ...labelledData(config, category, data),
    ...(invoice ? [`Invoice: ${invoice}`] : []),
    ...(comments ? [`Comments: ${comments}`] : []),
    `Paid by: ${payment.payment_email}`,
    `Amount: ${money(payment.amount, payment.currency)}`,
    `Reference: ${payment.stripe_receipt ?? payment.stripe_charge_id ?? payment.id}`,
  ];
}

const letter = (config: Convention, contact: keyof Contacts, blocks: readonly Block[]) => ({
  from: fromContact(config, contact),
  ...renderLetter([...blocks, `Questions: ${config.contacts[contact]}`]),
});
