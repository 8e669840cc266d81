import { SITE_SELECTION_TOKEN } from '@conkit/rules';
import { findBallotReader } from '../../awards/holds.ts';
import type { Contacts } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import { type PaymentRow, PAYMENT_COLUMNS } from '../../database/payments.ts';
import type { Mail } from '../../ports/mail.ts';
import { findReaderName } from '../accounts.ts';
import { text, when, type Fact, small } from '../content.ts';
import { listLabelledData, getTypeName, type Reader } from '../reader.ts';
import { personalLinkBlocks, readSignIn, signInButton, type SignInFacts } from '../signIn.ts';
import { mailTemplate, type Letter, formatGreeting, createQuestionsBlock } from '../template.ts';

export interface PaymentData {
  readonly paymentId: number;
}

/** The facts of a paid item. */
export interface PaymentFacts {
  readonly payment: Pick<
    PaymentRow,
    'id' | 'category' | 'type' | 'amount' | 'currency' | 'data' | 'person_name' | 'invoice'
  > &
    Pick<PaymentRow, 'comments' | 'payment_email' | 'provider_receipt' | 'provider_charge_id'>;
  /** The recipient's name on record. */
  readonly recipient?: string;
  /** Whether the item is for a person on another account than the buyer's. */
  readonly isGift: boolean;
  /** Whether the reader may see the values of the form: they or the convention filled it in. */
  readonly hasWords: boolean;
}

export interface TokenFacts extends PaymentFacts {
  readonly token: string;
  /** The portal's URL, where the ballot is. */
  readonly portal: string;
}

/**
 * Confirms a paid item to the person it is for, or else to the payer. The values of the form are shown only to the
 * account that filled it in, and for invoices, which the convention fills in. Otherwise, a stranger could send text in
 * the convention's mails.
 */
export const newPaymentMail = mailTemplate<PaymentData, PaymentFacts>({
  async read(context, { paymentId }) {
    const found = await findPayment(context, paymentId);
    return found && toLetter('finance', found);
  },
  write(facts, reader) {
    const { config, words, local, money } = reader;
    const { payment, recipient, isGift } = facts;
    const what = getTypeName(reader, payment.category, payment.type);
    const { label } = config.purchase_categories[payment.category] ?? {};
    const named = label ? `${what} (${local(label)})` : what;
    const amount = money(payment.amount, payment.currency);
    const thanks = isGift ? words.payment.isPresent : words.payment.thanks;
    return {
      subject: `${config.name}: ${what}`,
      heading: what,
      greeting: formatGreeting(reader, recipient),
      blocks: [
        text(
          `${words.payment.itemReceived({ convention: config.name, amount, what: named })} ${thanks}`,
        ),
        { kind: 'facts', facts: listDetails(facts, reader) },
        createQuestionsBlock(reader, 'finance'),
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
    const letter = toLetter('siteselection', found);
    const portal = new URL('/', context.env.publicUrl).href;
    return { ...letter, facts: { ...letter.facts, token, portal } };
  },
  write(facts, reader) {
    const { config, words } = reader;
    const { payment, recipient, isGift, token, portal } = facts;
    const what = getTypeName(reader, payment.category, payment.type);
    return {
      subject: `${config.name}: ${what}`,
      heading: what,
      greeting: formatGreeting(reader, recipient),
      blocks: [
        text(isGift ? words.payment.isPresent : words.payment.thanks),
        { kind: 'code', label: words.payment.tokenLabel, code: token },
        text(words.payment.tokenUse),
        { kind: 'button', label: words.payment.toYourBallot, href: portal },
        { kind: 'facts', facts: listDetails(facts, reader) },
        createQuestionsBlock(reader, 'siteselection'),
      ],
    };
  },
});

const toLetter = (
  from: keyof Contacts,
  { to, ...found }: NonNullable<Awaited<ReturnType<typeof findPayment>>>,
): Letter<PaymentFacts> => ({
  from,
  to,
  facts: { ...found, ...(to.name !== undefined && { recipient: to.name }) },
});

function listDetails({ payment, recipient, hasWords }: PaymentFacts, reader: Reader): Fact[] {
  const { words, money } = reader;
  const { data, person_name, invoice, comments } = payment;
  const fact = (label: string, value: string | number | null | undefined) =>
    when<Fact>(value !== null && value !== undefined && value !== '', {
      label,
      value: String(value),
    });
  const amount = fact(words.common.amount, money(payment.amount, payment.currency));
  if (!hasWords) {
    return [
      ...fact(words.common.forWhom, recipient),
      ...listLabelledData(reader, payment, pickGenerated(payment, reader)),
      ...amount,
      ...fact(words.payment.paymentNumber, payment.id),
    ];
  }
  const reference = payment.provider_receipt ?? payment.provider_charge_id ?? payment.id;
  return [
    ...fact(words.common.forWhom, person_name),
    ...listLabelledData(reader, payment, data),
    ...fact(words.common.invoice, invoice),
    ...fact(words.common.comments, comments),
    ...fact(words.common.paidBy, payment.payment_email),
    ...amount,
    ...fact(words.common.reference, reference),
  ];
}

/** Returns the values that the server generated. */
function pickGenerated({ category, data }: PaymentFacts['payment'], { config }: Reader) {
  const shape = config.purchase_categories[category]?.shape ?? [];
  const keys = new Set(shape.filter(({ generated }) => generated).map(({ key }) => key));
  return Object.fromEntries(Object.entries(data ?? {}).filter(([key]) => keys.has(key)));
}

interface FoundPayment {
  readonly payment: PaymentRow;
  readonly to: Mail['to'];
  /** Whether the item is for a person on another account than the buyer's. */
  readonly isGift: boolean;
  /** Whether the reader may see the values of the form: they or the convention filled it in. */
  readonly hasWords: boolean;
}

/**
 * Finds a paid item and the recipient of its confirmation. Returns null for an unpaid item, an item without
 * anything to confirm, or a recipient without an address.
 */
async function findPayment(context: Context, id: number): Promise<FoundPayment | null> {
  const { db } = context;
  const payment = await db
    .selectFrom('payment')
    .select(PAYMENT_COLUMNS)
    .where('id', '=', id)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
  if (!payment) return null;
  const intent = await findIntent(db, payment);
  const isInvoice = intent?.items.some(
    (item) => item.kind === 'invoice' && item.paymentId === payment.id,
  );
  const buyer = intent?.buyer_email_key ?? null;
  const common = { payment, hasWords: isInvoice === true };
  if (payment.person_id === null) {
    const hasWords = common.hasWords || buyer === payment.payment_email_key;
    return { ...common, to: { address: payment.payment_email }, isGift: false, hasWords };
  }
  const { legal_name, email, email_key } = await db
    .selectFrom('person')
    .select(['legal_name', 'email', 'email_key'])
    .where('id', '=', payment.person_id)
    .executeTakeFirstOrThrow();
  // The mail contains the token, so it is held like a ballot after a move.
  const reader =
    payment.type === SITE_SELECTION_TOKEN
      ? await findBallotReader(db, context, payment.person_id)
      : { email };
  if (!reader?.email) return null;
  const isOwn = buyer === email_key;
  return {
    ...common,
    to: { name: legal_name, address: reader.email },
    isGift: !isOwn && !isInvoice,
    hasWords: common.hasWords || isOwn,
  };
}

const findIntent = async (db: Queryable, { intent_id }: PaymentRow) =>
  intent_id === null
    ? undefined
    : db
        .selectFrom('purchase_intent')
        .select(['items', 'buyer_email_key'])
        .where('id', '=', intent_id)
        .executeTakeFirst();

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
      .select(PAYMENT_COLUMNS)
      .where('id', '=', paymentId)
      .where('status', '=', 'invoice')
      .executeTakeFirst();
    if (!invoice) return null;
    const { payment_email: address } = invoice;
    const links = await readSignIn(context, address);
    const name = await findReaderName(context, address);
    return { from: 'registration', to: { address }, facts: { ...links, name, invoice } };
  },
  write(facts, reader) {
    const { config, words, money } = reader;
    const { category, type, amount, currency, data, comments, invoice } = facts.invoice;
    const total = money(amount, currency);
    const what = getTypeName(reader, category, type);
    const fact = (label: string, value: string | null) =>
      when<Fact>(Boolean(value), { label, value: value ?? '' });
    return {
      heading: words.payment.invoiceHeading({ convention: config.name }),
      subject: words.payment.invoiceSubject({ convention: config.name, what, amount: total }),
      greeting: formatGreeting(reader, facts.name),
      blocks: [
        text(words.payment.invoiceOpening({ convention: config.name, amount: total, what })),
        {
          kind: 'facts',
          facts: [
            ...listLabelledData(reader, { category, type }, data),
            ...fact(words.common.invoice, invoice),
            ...fact(words.common.comments, comments),
            ...fact(words.common.amount, total),
          ],
        },
        signInButton(facts, words.payment.signInToPay({ amount: total })),
        ...personalLinkBlocks(facts, reader),
        small(words.signIn.linksWork({ days: config.login.key_days })),
        createQuestionsBlock(reader, 'finance'),
      ],
    };
  },
});
