import type { PaymentRow } from '../../database/schema.ts';
import { nameOfReader } from '../accounts.ts';
import { small, text, when, type Fact } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { labelledData, typeName } from '../reader.ts';
import { personalLinkBlocks, readSignIn, signInButton, type SignInFacts } from '../signIn.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface InvoiceData {
  readonly paymentId: number;
}

export interface InvoiceFacts extends SignInFacts {
  /** The reader's name, where it is certain. */
  readonly name?: string | undefined;
  readonly invoice: Pick<
    PaymentRow,
    'category' | 'type' | 'amount' | 'currency' | 'data' | 'invoice' | 'comments'
  >;
}

/** Asks for the payment of an invoice; sends nothing when it has been paid meanwhile. */
export const invoiceMail = mailTemplate<InvoiceData, InvoiceFacts>({
  async read(context, { paymentId }) {
    const invoice = await context.db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', paymentId)
      .where('status', '=', 'invoice')
      .executeTakeFirst();
    if (!invoice) return null;
    const { payment_email: address } = invoice;
    const links = await readSignIn(context, address);
    const name = await nameOfReader(context, address);
    return { from: 'registration', to: { address }, facts: { ...links, name, invoice } };
  },
  write(facts, reader) {
    const { config, words, money } = reader;
    const { category, type, amount, currency, data, comments, invoice } = facts.invoice;
    const total = money(amount, currency);
    const what = typeName(reader, category, type);
    const fact = (label: string, value: string | null) =>
      when<Fact>(Boolean(value), { label, value: value ?? '' });
    return {
      heading: words.payment.invoiceHeading(config.name),
      subject: words.payment.invoiceSubject(config.name, what, total),
      greeting: greetingOf(reader, facts.name),
      blocks: [
        text(words.payment.invoiceOpening(config.name, total, what)),
        {
          kind: 'facts',
          facts: [
            ...labelledData(reader, category, data),
            ...fact(words.invoice, invoice),
            ...fact(words.comments, comments),
            ...fact(words.amount, total),
          ],
        },
        signInButton(facts, words.payment.signInToPay(total)),
        ...personalLinkBlocks(facts, reader),
        small(words.signIn.linksWork(config.login.key_days)),
        questionsTo(reader, 'finance'),
      ],
    };
  },
});
