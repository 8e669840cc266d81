import type { PaymentRow, PurchaseIntentRow } from '../../database/schema.ts';
import { nameOfReader } from '../accounts.ts';
import { text, when } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { typeName, type Reader } from '../reader.ts';
import { greetingOf, questionsTo } from './parts.ts';

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
      .select(['category', 'type', 'person_name', 'amount'])
      .where('intent_id', '=', intentId)
      .orderBy('id')
      .execute();
    const isOwn = intent.buyer_email_key === intent.email_key;
    const lines = payments.map(({ category, type, amount, person_name }) => ({
      category,
      type,
      amount,
      name: (isOwn && person_name) || undefined,
    }));
    const reference = intent.provider_id ?? String(intentId);
    const name = await nameOfReader(context, intent.email);
    const facts = { name, intent, lines, reference };
    return { from: 'finance', to: { address: intent.email }, facts };
  },
  write({ name, intent, lines, reference }, reader) {
    const { config, words, money } = reader;
    const { heading, says } = updateOf(intent, reader);
    return {
      heading,
      subject: `${heading}, ${config.name}`,
      greeting: greetingOf(reader, name),
      blocks: [
        text(says),
        {
          kind: 'amounts',
          lines: lines.map(({ category, type, amount, name: recipient }) => ({
            what: typeName(reader, category, type),
            ...(recipient !== undefined && { detail: words.payment.to(recipient) }),
            amount: money(amount, intent.currency),
          })),
        },
        ...when(intent.refunded > 0, text(words.payment.backOnCard)),
        { kind: 'facts', facts: [{ label: words.reference, value: reference }] },
        questionsTo(reader, 'finance'),
      ],
    };
  },
});

function updateOf(
  intent: PaymentUpdateFacts['intent'],
  { words, money }: Reader,
): { readonly heading: string; readonly says: string } {
  const { status, amount, currency, refunded, disputed, provider } = intent;
  const { updates } = words.payment;
  const sum = money(amount, currency);
  if (provider?.kind === 'failed' && provider.code === 'refunded')
    return updates.refundedBefore(sum);
  if (status === 'failed') return updates.failed(sum);
  if (disputed) {
    // Same default as in the database: an unknown disputed amount is all that was not refunded.
    const held = intent.disputed_amount ?? amount - refunded;
    if (held <= 0 || held >= amount) return updates.disputed(sum);
    return updates.partlyDisputed(sum, money(held, currency));
  }
  if (refunded >= amount) return updates.refunded(sum);
  if (refunded > 0) return updates.partlyRefunded(sum, money(refunded, currency));
  return updates.stands(sum);
}
