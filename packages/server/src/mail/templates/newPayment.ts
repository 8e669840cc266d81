import type { Contacts, Convention } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { PaymentRow } from '../../database/schema.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter, type Block } from '../letter.ts';
import { fromContact } from '../sender.ts';
import { labelledData, money, typeName } from '../words.ts';

export interface PaymentData {
  readonly paymentId: number;
}

/**
 * Confirms a paid item to the person it is for or else to the payer. What was filled in for it is told only to
 * an account that filled it in, and of an invoice: a mail of the convention carries no stranger's words.
 */
export async function newPaymentMail(
  context: Context,
  { paymentId }: PaymentData,
): Promise<Mail | null> {
  const { config } = context;
  const found = await findPayment(context, paymentId);
  if (!found) return null;
  const { payment, to, isPresent } = found;
  const what = typeName(config, payment.category, payment.type);
  const { label } = config.purchase_categories[payment.category] ?? {};
  const thanks = isPresent ? 'Somebody else has paid it for you.' : 'Thank you.';
  return {
    ...letter(config, 'finance', [
      `${config.name} has received ${money(payment.amount, payment.currency)} for ${what}${label ? ` (${label.en})` : ''}. ${thanks}`,
      { list: detailsOf(config, found) },
    ]),
    to,
    subject: `${config.name}: ${what}`,
  };
}

/** Hands over a site selection token, to the person alone. */
export async function siteSelectionTokenMail(
  context: Context,
  { paymentId }: PaymentData,
): Promise<Mail | null> {
  const { config } = context;
  const found = await findPayment(context, paymentId);
  const token = found?.payment.data?.['token'];
  if (!found || typeof token !== 'string') return null;
  const { payment, to, isPresent } = found;
  const what = typeName(config, payment.category, payment.type);
  const thanks = isPresent ? 'Somebody else has paid it for you.' : 'Thank you.';
  return {
    ...letter(config, 'siteselection', [
      `${thanks} Here is the token for your site selection ballot: ${token}`,
      'Write it on your ballot, which you can download in the portal. It is yours alone, so please do not pass it on.',
      { list: detailsOf(config, found) },
    ]),
    to,
    subject: `${config.name}: ${what}`,
  };
}

interface FoundPayment {
  readonly payment: PaymentRow;
  readonly to: Mail['to'];
  /** Whether it is for a person of another account than the buyer's. */
  readonly isPresent: boolean;
  /** Whether the reader may read what was filled in: they did it themselves, or the convention did. */
  readonly hasWords: boolean;
}

/** An unpaid item, or nothing to say of it, has no mail; nor has somebody without an address. */
async function findPayment({ db }: Context, id: number): Promise<FoundPayment | undefined> {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
  if (!payment) return undefined;
  const intent = await findIntentOf(db, payment);
  const isInvoice = intent?.items.some(
    (item) => item.kind === 'invoice' && item.paymentId === payment.id,
  );
  const buyer = intent?.buyer_email_key ?? null;
  const common = { payment, hasWords: isInvoice === true };
  if (payment.person_id === null) {
    const hasWords = common.hasWords || buyer === payment.payment_email_key;
    return { ...common, to: { address: payment.payment_email }, isPresent: false, hasWords };
  }
  const { legal_name, email, email_key } = await db
    .selectFrom('person')
    .select(['legal_name', 'email', 'email_key'])
    .where('id', '=', payment.person_id)
    .executeTakeFirstOrThrow();
  if (email === null) return undefined;
  const isOwn = buyer === email_key;
  return {
    ...common,
    to: { name: legal_name, address: email },
    isPresent: !isOwn && !isInvoice,
    hasWords: common.hasWords || isOwn,
  };
}

const findIntentOf = async (db: Queryable, { intent_id }: PaymentRow) =>
  intent_id === null
    ? undefined
    : db
        .selectFrom('purchase_intent')
        .select(['items', 'buyer_email_key'])
        .where('id', '=', intent_id)
        .executeTakeFirst();

function detailsOf(config: Convention, { payment, to, hasWords }: FoundPayment): string[] {
  const { category, data, person_name, invoice, comments } = payment;
  const amount = `Amount: ${money(payment.amount, payment.currency)}`;
  if (!hasWords) {
    return [
      ...(to.name ? [`For: ${to.name}`] : []),
      ...labelledData(config, category, generatedOf(config, payment)),
      amount,
      `Payment: ${payment.id}`,
    ];
  }
  return [
    ...(person_name ? [`For: ${person_name}`] : []),
    ...labelledData(config, category, data),
    ...(invoice ? [`Invoice: ${invoice}`] : []),
    ...(comments ? [`Comments: ${comments}`] : []),
    `Paid by: ${payment.payment_email}`,
    amount,
    `Reference: ${payment.stripe_receipt ?? payment.stripe_charge_id ?? payment.id}`,
  ];
}

/** The values that are the server's own. */
function generatedOf(config: Convention, { category, data }: PaymentRow) {
  const shape = config.purchase_categories[category]?.shape ?? [];
  const keys = new Set(shape.filter(({ generated }) => generated).map(({ key }) => key));
  return Object.fromEntries(Object.entries(data ?? {}).filter(([key]) => keys.has(key)));
}

const letter = (config: Convention, contact: keyof Contacts, blocks: readonly Block[]) => ({
  from: fromContact(config, contact),
  ...renderLetter([...blocks, `Questions: ${config.contacts[contact]}`]),
});
