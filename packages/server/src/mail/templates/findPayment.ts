import { SITE_SELECTION_TOKEN } from '@conkit/rules';
import { findBallotReader } from '../../awards/holds.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { PaymentRow } from '../../database/schema.ts';
import type { Mail } from '../../ports/mail.ts';

interface FoundPayment {
  readonly payment: PaymentRow;
  readonly to: Mail['to'];
  /** Whether it is for a person of another account than the buyer's. */
  readonly isPresent: boolean;
  /** Whether the reader may read what was filled in: they did it themselves, or the convention did. */
  readonly hasWords: boolean;
}

/**
 * A paid item and whom it is to be confirmed to. An unpaid item, or nothing to say of it, has no mail; nor has
 * somebody without an address.
 */
export async function findPayment(context: Context, id: number): Promise<FoundPayment | null> {
  const { db } = context;
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
  if (!payment) return null;
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
  // A token is held like a ballot after a move, and it is in the mail.
  const reader =
    payment.type === SITE_SELECTION_TOKEN
      ? await findBallotReader(db, context, payment.person_id)
      : { email };
  if (!reader?.email) return null;
  const isOwn = buyer === email_key;
  return {
    ...common,
    to: { name: legal_name, address: reader.email },
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
