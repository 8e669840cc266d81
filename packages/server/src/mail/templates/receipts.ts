import { type PaidCard, type ReceiptFact, receiptFacts, totalAmount } from '@conkit/rules';
import { PAYMENT_COLUMNS, type PaymentRow } from '../../database/payments.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import type { ServerMessages } from '../../locales/en.gen.ts';
import { PLACES_GONE } from '../../ports/payments.ts';
import { findReaderName } from '../accounts.ts';
import { text, when, type AmountLine } from '../content.ts';
import {
  getTypeName,
  listItemDetails,
  readItemDetails,
  type ItemDetails,
  type Reader,
} from '../reader.ts';
import { mailTemplate, formatGreeting, createQuestionsBlock } from '../template.ts';

export interface ReceiptData {
  readonly intentId: number;
}

/** A line of the receipt. */
export interface PaidLine extends Pick<PaymentRow, 'category' | 'type' | 'amount' | 'currency'> {
  readonly hasPaperPubs: boolean;
  readonly details: ItemDetails;
  /** The recipient; absent where a stranger may have written the name. */
  readonly name?: string | undefined;
  readonly number?: number | undefined;
  /** Whether the item could not be delivered and is to be refunded. */
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
  readonly card?: PaidCard | undefined;
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
      .select(PAYMENT_COLUMNS)
      .select(['purchase_intent.email as payer', 'purchase_intent.email_key as payer_key'])
      .select(['buyer_email_key', 'purchase_intent.updated as paid', 'member_number', 'provider'])
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
        details: readItemDetails(category, data),
        name: (isOwn && person_name) || undefined,
        number: (isOwn && member_number) || undefined,
        isDue: error !== null,
      }),
    );
    const reference = first.provider_receipt ?? first.provider_charge_id ?? String(intentId);
    return {
      from: 'finance',
      to: { address: first.payer },
      facts: {
        name: await findReaderName(context, first.payer),
        lines,
        currency: first.currency,
        paid: first.paid,
        reference,
        card: first.provider?.kind === 'succeeded' ? first.provider.card : undefined,
      },
    };
  },
  write({ name, lines, currency, paid, reference, card }, reader) {
    const { config, words, money } = reader;
    const seller = config.seller ?? [config.name];
    const sum = money(totalAmount(lines.map(({ amount }) => amount)), currency);
    const due = lines.filter(({ isDue }) => isDue);
    return {
      heading: words.payment.receivedHeading({ amount: sum }),
      subject: words.payment.receivedSubject({ amount: sum, convention: config.name }),
      greeting: formatGreeting(reader, name),
      blocks: [
        text(words.payment.receivedOpening({ convention: config.name, amount: sum })),
        {
          kind: 'amounts',
          lines: lines.map((line) => amountLine(line, reader)),
          total: { label: words.common.total, value: sum },
        },
        ...when(
          due.length > 0,
          { kind: 'notice' as const, text: words.payment.notDelivered },
          { kind: 'amounts' as const, lines: due.map((line) => amountLine(line, reader)) },
        ),
        {
          kind: 'facts',
          facts: receiptFacts({ reference, paid, card, seller }).map((fact) =>
            formatFact(fact, reader),
          ),
        },
        createQuestionsBlock(reader, 'finance'),
      ],
    };
  },
});

function formatFact(fact: ReceiptFact, { config, words, moment }: Reader) {
  switch (fact.kind) {
    case 'reference':
      return { label: words.common.reference, value: fact.reference };
    case 'date':
      return {
        label: words.common.date,
        value: moment(fact.paid, config.dates.convention.zone),
      };
    case 'card':
      return { label: words.payment.card, value: words.payment.cardEnding(fact) };
    case 'seller':
      return { label: words.payment.seller, value: fact.lines.join(', ') };
  }
}

function amountLine(
  { category, type, amount, currency, hasPaperPubs, details, name, number }: PaidLine,
  reader: Reader,
): AmountLine {
  const { words, money } = reader;
  const what = getTypeName(reader, category, type);
  return {
    what: hasPaperPubs ? words.payment.withPaper({ what }) : what,
    ...(name !== undefined && { detail: words.payment.to({ name }) }),
    notes: [
      ...listItemDetails(reader, details),
      ...(number === undefined ? [] : [words.payment.memberNumber({ number })]),
    ],
    amount: money(amount, currency),
  };
}

export interface PaymentUpdateData {
  readonly intentId: number;
}

export interface PaymentUpdateFacts {
  /** The reader's name, where it is certain. */
  readonly name?: string | undefined;
  readonly intent: Pick<
    PurchaseIntentRow,
    'status' | 'amount' | 'currency' | 'refunded' | 'disputed' | 'disputed_amount' | 'provider'
  >;
  readonly lines: ReadonlyArray<
    Pick<PaymentRow, 'category' | 'type' | 'amount'> & {
      readonly details: ItemDetails;
      /** The recipient; absent where a stranger may have written the name. */
      readonly name?: string | undefined;
    }
  >;
  readonly reference: string;
}

/** Notifies the payer that a payment was refunded, disputed, won back, or failed late. */
export const paymentUpdateMail = mailTemplate<PaymentUpdateData, PaymentUpdateFacts>({
  async read(context, { intentId }) {
    const { db } = context;
    const intent = await db
      .selectFrom('purchase_intent')
      .selectAll()
      .where('id', '=', intentId)
      .executeTakeFirst();
    if (!intent) return null;
    const payments = await db
      .selectFrom('payment')
      .select(['category', 'type', 'person_name', 'amount', 'data'])
      .where('intent_id', '=', intentId)
      .orderBy('id')
      .execute();
    const isOwn = intent.buyer_email_key === intent.email_key;
    const lines = payments.map(({ category, type, amount, person_name, data }) => ({
      category,
      type,
      amount,
      details: readItemDetails(category, data),
      name: (isOwn && person_name) || undefined,
    }));
    const reference = intent.provider_id ?? String(intentId);
    const name = await findReaderName(context, intent.email);
    const facts = { name, intent, lines, reference };
    return { from: 'finance', to: { address: intent.email }, facts };
  },
  write({ name, intent, lines, reference }, reader) {
    const { config, words, money } = reader;
    const { update, part } = getUpdate(intent);
    const written = words.payment.updates[update];
    const values = {
      amount: money(intent.amount, intent.currency),
      part: money(part, intent.currency),
    };
    const heading = written.heading(values);
    return {
      heading,
      subject: `${heading}, ${config.name}`,
      greeting: formatGreeting(reader, name),
      blocks: [
        text(written.text(values)),
        {
          kind: 'amounts',
          lines: lines.map(({ category, type, amount, details, name: recipient }) => ({
            what: getTypeName(reader, category, type),
            ...(recipient !== undefined && { detail: words.payment.to({ name: recipient }) }),
            notes: listItemDetails(reader, details),
            amount: money(amount, intent.currency),
          })),
        },
        ...when(intent.refunded > 0, text(words.payment.backOnCard)),
        { kind: 'facts', facts: [{ label: words.common.reference, value: reference }] },
        createQuestionsBlock(reader, 'finance'),
      ],
    };
  },
});

/** Returns the kind of update to report, and the amount it concerns. */
function getUpdate({
  status,
  amount,
  refunded,
  disputed,
  disputed_amount,
  provider,
}: PaymentUpdateFacts['intent']): {
  readonly update: keyof ServerMessages['payment']['updates'];
  readonly part: number;
} {
  if (provider?.kind === 'failed' && provider.code === 'refunded') {
    return { update: 'refundedBefore', part: amount };
  }
  if (provider?.kind === 'failed' && provider.code === PLACES_GONE) {
    return { update: 'placesGone', part: amount };
  }
  if (status === 'failed') return { update: 'failed', part: amount };
  if (disputed) {
    // The database does the same: an unknown disputed amount means everything that was not refunded.
    const held = disputed_amount ?? amount - refunded;
    if (held <= 0 || held >= amount) return { update: 'disputed', part: amount };
    return { update: 'partlyDisputed', part: held };
  }
  if (refunded >= amount) return { update: 'refunded', part: amount };
  if (refunded > 0) return { update: 'partlyRefunded', part: refunded };
  return { update: 'stands', part: amount };
}

export interface RefundDueData {
  readonly intentId: number;
}

export type RefundDueFacts = Pick<
  PurchaseIntentRow,
  'id' | 'email' | 'amount' | 'currency' | 'account' | 'provider_id'
> & {
  /** What could not be delivered, one problem per line, in English. */
  readonly problem: string;
};

/** Notifies the treasurer of a payment whose items could not be delivered. */
export const refundDueMail = mailTemplate<RefundDueData, RefundDueFacts>({
  async read({ config, db }, { intentId }) {
    const intent = await db
      .selectFrom('purchase_intent')
      .selectAll()
      .where('id', '=', intentId)
      .executeTakeFirst();
    if (!intent?.problem) return null;
    const { problem } = intent;
    const to = { address: config.contacts.finance };
    return { from: 'finance', to, facts: { ...intent, problem } };
  },
  write({ id, email, amount, currency, account, provider_id, problem }, { words, money }) {
    const { payment } = words;
    const sum = money(amount, currency);
    return {
      heading: payment.refundDueHeading({ amount: sum }),
      subject: payment.refundDueSubject({ amount: sum, email }),
      blocks: [
        text(payment.refundDueOpening),
        {
          kind: 'facts',
          facts: [
            { label: payment.payer, value: email },
            { label: words.common.amount, value: sum },
            { label: payment.charge, value: provider_id ?? payment.unknown },
            { label: payment.account, value: account },
            { label: payment.purchase, value: String(id) },
          ],
        },
        { kind: 'list', items: problem.split('\n') },
      ],
    };
  },
});
