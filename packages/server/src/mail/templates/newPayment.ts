import type { Contacts } from '../../config/types.ts';
import type { PaymentRow } from '../../database/schema.ts';
import { text, when, type Fact } from '../content.ts';
import { mailTemplate, type Letter } from '../mailKind.ts';
import { labelledData, typeName, type Reader } from '../reader.ts';
import { findPayment } from './findPayment.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface PaymentData {
  readonly paymentId: number;
}

/** The facts of a paid item. */
export interface PaymentFacts {
  readonly payment: Pick<
    PaymentRow,
    'id' | 'category' | 'type' | 'amount' | 'currency' | 'data' | 'person_name' | 'invoice'
  > &
    Pick<PaymentRow, 'comments' | 'payment_email' | 'stripe_receipt' | 'stripe_charge_id'>;
  /** The recipient's name on record. */
  readonly recipient?: string;
  /** Whether the item is for a person on another account than the buyer's. */
  readonly isPresent: boolean;
  /** Whether the reader may see the values of the form: they or the convention filled it in. */
  readonly hasWords: boolean;
}

export interface TokenFacts extends PaymentFacts {
  readonly token: string;
  /** The portal's URL, where the ballot is. */
  readonly portal: string;
}

/**
 * Confirms a paid item to the person it is for, or else to the payer. The values of the form are shown only to
 * the account that filled it in, and for invoices: a mail of the convention must not carry a stranger's words.
 */
export const newPaymentMail = mailTemplate<PaymentData, PaymentFacts>({
  async read(context, { paymentId }) {
    const found = await findPayment(context, paymentId);
    return found && letterOf('finance', found);
  },
  write(facts, reader) {
    const { config, words, local, money } = reader;
    const { payment, recipient, isPresent } = facts;
    const what = typeName(reader, payment.category, payment.type);
    const { label } = config.purchase_categories[payment.category] ?? {};
    const named = label ? `${what} (${local(label)})` : what;
    const amount = money(payment.amount, payment.currency);
    const thanks = isPresent ? words.payment.isPresent : words.payment.thanks;
    return {
      subject: `${config.name}: ${what}`,
      heading: what,
      greeting: greetingOf(reader, recipient),
      blocks: [
        text(`${words.payment.itemReceived(config.name, amount, named)} ${thanks}`),
        { kind: 'facts', facts: detailsOf(facts, reader) },
        questionsTo(reader, 'finance'),
      ],
    };
  },
});

/** Sends a site selection token to the person only. */
export const siteSelectionTokenMail = mailTemplate<PaymentData, TokenFacts>({
  async read(context, { paymentId }) {
    const found = await findPayment(context, paymentId);
    const token = found?.payment.data?.['token'];
    if (!found || typeof token !== 'string') return null;
    const letter = letterOf('siteselection', found);
    const portal = new URL('/', context.env.publicUrl).href;
    return { ...letter, facts: { ...letter.facts, token, portal } };
  },
  write(facts, reader) {
    const { config, words } = reader;
    const { payment, recipient, isPresent, token, portal } = facts;
    const what = typeName(reader, payment.category, payment.type);
    return {
      subject: `${config.name}: ${what}`,
      heading: what,
      greeting: greetingOf(reader, recipient),
      blocks: [
        text(isPresent ? words.payment.isPresent : words.payment.thanks),
        { kind: 'code', label: words.payment.tokenLabel, code: token },
        text(words.payment.tokenUse),
        { kind: 'button', label: words.payment.toYourBallot, href: portal },
        { kind: 'facts', facts: detailsOf(facts, reader) },
        questionsTo(reader, 'siteselection'),
      ],
    };
  },
});

const letterOf = (
  from: keyof Contacts,
  { to, ...found }: NonNullable<Awaited<ReturnType<typeof findPayment>>>,
): Letter<PaymentFacts> => ({
  from,
  to,
  facts: { ...found, ...(to.name !== undefined && { recipient: to.name }) },
});

function detailsOf({ payment, recipient, hasWords }: PaymentFacts, reader: Reader): Fact[] {
  const { words, money } = reader;
  const { category, data, person_name, invoice, comments } = payment;
  const fact = (label: string, value: string | number | null | undefined) =>
    when<Fact>(value !== null && value !== undefined && value !== '', {
      label,
      value: String(value),
    });
  const amount = fact(words.amount, money(payment.amount, payment.currency));
  if (!hasWords) {
    return [
      ...fact(words.forWhom, recipient),
      ...labelledData(reader, category, generatedOf(payment, reader)),
      ...amount,
      ...fact(words.payment.paymentNumber, payment.id),
    ];
  }
  const reference = payment.stripe_receipt ?? payment.stripe_charge_id ?? payment.id;
  return [
    ...fact(words.forWhom, person_name),
    ...labelledData(reader, category, data),
    ...fact(words.invoice, invoice),
    ...fact(words.comments, comments),
    ...fact(words.paidBy, payment.payment_email),
    ...amount,
    ...fact(words.reference, reference),
  ];
}

/** Returns the values that the server generated. */
function generatedOf({ category, data }: PaymentFacts['payment'], { config }: Reader) {
  const shape = config.purchase_categories[category]?.shape ?? [];
  const keys = new Set(shape.filter(({ generated }) => generated).map(({ key }) => key));
  return Object.fromEntries(Object.entries(data ?? {}).filter(([key]) => keys.has(key)));
}
