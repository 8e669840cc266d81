import { totalAmount } from '@conkit/rules';
import type { PaymentRow } from '../../database/schema.ts';
import { nameOfReader } from '../accounts.ts';
import { text, when, type AmountLine } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { typeName, type Reader } from '../reader.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface ReceiptData {
  readonly intentId: number;
}

/** A line of the receipt. */
export interface PaidLine extends Pick<PaymentRow, 'category' | 'type' | 'amount' | 'currency'> {
  readonly hasPaperPubs: boolean;
  /** The recipient; absent where a stranger may have written the name. */
  readonly name?: string | undefined;
  readonly number?: number | undefined;
  /** Whether it could not be delivered, so that the money goes back. */
  readonly isDue: boolean;
}

export interface ReceiptFacts {
  /** The reader's name, where it is certain. */
  readonly name?: string | undefined;
  /** At least one. */
  readonly lines: readonly PaidLine[];
  readonly currency: string;
  readonly paid: Date;
  readonly reference: string;
}

/**
 * Sends the payer a receipt with the contact for questions, including items that are to be refunded.
 * Recipients are named only when the payer's own account bought them, as any buyer can type an address and
 * names.
 */
export const receiptMail = mailTemplate<ReceiptData, ReceiptFacts>({
  async read(context, { intentId }) {
    const payments = await context.db
      .selectFrom('payment')
      .innerJoin('purchase_intent', 'purchase_intent.id', 'payment.intent_id')
      .leftJoin('person', 'person.id', 'payment.person_id')
      .selectAll('payment')
      .select(['purchase_intent.email as payer', 'purchase_intent.email_key as payer_key'])
      .select(['buyer_email_key', 'purchase_intent.updated as paid', 'member_number'])
      .where('intent_id', '=', intentId)
      .where('payment.status', '=', 'succeeded')
      .orderBy('payment.id')
      .execute();
    const [first] = payments;
    if (!first) return null;
    const isOwn = first.buyer_email_key === first.payer_key;
    const lines = payments.map(
      ({ category, type, amount, currency, data, person_name, member_number, error }) => ({
        category,
        type,
        amount,
        currency,
        hasPaperPubs: Boolean(data?.['paper_pubs']),
        name: (isOwn && person_name) || undefined,
        number: (isOwn && member_number) || undefined,
        isDue: error !== null,
      }),
    );
    const reference = first.stripe_receipt ?? first.stripe_charge_id ?? String(intentId);
    return {
      from: 'finance',
      to: { address: first.payer },
      facts: {
        name: await nameOfReader(context, first.payer),
        lines,
        currency: first.currency,
        paid: first.paid,
        reference,
      },
    };
  },
  write({ name, lines, currency, paid, reference }, reader) {
    const { config, words, money, moment } = reader;
    const sum = money(totalAmount(lines.map(({ amount }) => amount)), currency);
    const due = lines.filter(({ isDue }) => isDue);
    return {
      heading: words.payment.receivedHeading(sum),
      subject: words.payment.receivedSubject(sum, config.name),
      greeting: greetingOf(reader, name),
      blocks: [
        text(words.payment.receivedOpening(config.name, sum)),
        {
          kind: 'amounts',
          lines: lines.map((line) => amountLine(line, reader)),
          total: { label: words.total, value: sum },
        },
        ...when(
          due.length > 0,
          { kind: 'notice' as const, text: words.payment.notDelivered },
          { kind: 'amounts' as const, lines: due.map((line) => amountLine(line, reader)) },
        ),
        {
          kind: 'facts',
          facts: [
            { label: words.date, value: moment(paid, config.dates.convention.zone) },
            { label: words.reference, value: reference },
          ],
        },
        questionsTo(reader, 'finance'),
      ],
    };
  },
});

function amountLine(
  { category, type, amount, currency, hasPaperPubs, name, number }: PaidLine,
  reader: Reader,
): AmountLine {
  const { words, money } = reader;
  const what = typeName(reader, category, type);
  return {
    what: hasPaperPubs ? words.payment.withPaper(what) : what,
    ...(name !== undefined && { detail: words.payment.to(name) }),
    ...(number !== undefined && { notes: [words.payment.memberNumber(number)] }),
    amount: money(amount, currency),
  };
}
