import { SITE_SELECTION_TOKEN } from '@conkit/rules';
import { findBallotReader } from '../../awards/holds.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { PaymentRow } from '../../database/schema.ts';
import type { Mail } from '../../ports/mail.ts';

interface FoundPayment {
  readonly payment: PaymentRow;
  readonly to: Mail['to'];
  /** Whether the item is for a person on another account than the buyer's. */
  readonly isPresent: boolean;
  /** Whether the reader may see the values of the form: they or the convention filled it in. */
  readonly hasWords: boolean;
}

/**
 * Finds a paid item and the recipient of its confirmation. Returns null for an unpaid item, an item without
 * anything to confirm, or a recipient without an address.
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
