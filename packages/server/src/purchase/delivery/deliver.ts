import {
  normalizeEmail,
  SITE_SELECTION_TOKEN,
  isGift,
  isUpgradeGood,
  joinedAfterChange,
} from '@conkit/rules';
import { sql } from 'kysely';
import { NON_MEMBER } from '../../config/schema/shop.ts';
import type { Convention } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type {
  NewPersonItem,
  PurchaseItem,
  InvoiceItem,
  UpgradeItem,
} from '../../database/items.ts';
import { toProviderColumns, type PaymentRow } from '../../database/payments.ts';
import type { PurchaseIntentRow, PersonRow } from '../../database/schema.ts';
import { queueMail } from '../../mail/queue.ts';
import { insertPerson } from '../../people/insert.ts';
import { isErased } from '../../people/person.ts';
import { lockPeople } from '../../people/queries.ts';
import { findPaidParts, type PaidPart } from './parts.ts';
import { hasToken, reserveToken } from './tokens.ts';

/**
 * Delivers a purchase and queues its mails in the caller's transaction. Records on the purchase what was paid
 * but can't be delivered any more, and notifies the treasurer.
 *
 * @returns the updated purchase
 */
export async function deliver(
  trx: Queryable,
  context: Context,
  intent: PurchaseIntentRow,
): Promise<PurchaseIntentRow> {
  const { clock, log } = context;
  const outcomes: Delivered[] = [];
  const parts = await findPaidParts(trx, intent);
  const people = await lockPeople(trx, parts.flatMap(getPersonIds));
  const here = new Set(people.filter((person) => !isErased(person)).map(({ id }) => id));
  for (const [place, part] of parts.entries()) {
    const { item, payment } = part;
    const delivery = { trx, context, intent, place, payment };
    const isThere = getPersonIds(part).every((id) => here.has(id)) && !isErasedItem(item);
    outcomes.push(isThere ? await deliverOne(delivery, item) : await refuseDelivery(delivery));
  }
  const data = { intentId: intent.id };
  const problems = outcomes.flatMap((outcome) =>
    typeof outcome === 'object' ? [outcome.problem] : [],
  );
  const problem = problems.length > 0 ? problems.join('\n') : null;
  if (problem !== null) {
    await trx.updateTable('purchase_intent').set({ problem }).where('id', '=', intent.id).execute();
    await queueMail(trx, clock, { kind: 'refund_due', data });
    log.error({ intent: intent.id, problem }, 'paid and not delivered: a refund is due');
  }
  if (intent.amount > 0 && outcomes.some((outcome) => outcome !== 'notified')) {
    await queueMail(trx, clock, { kind: 'receipt', data, language: intent.language });
  }
  return { ...intent, problem };
}

/** Returns the existing person that a part is for. */
function getPersonIds({ item, payment }: PaidPart): number[] {
  const id = 'personId' in item ? item.personId : payment?.person_id;
  return id == null ? [] : [id];
}

/** Returns whether the new person was erased before the payment. */
const isErasedItem = (item: PurchaseItem): boolean => 'person' in item && isErased(item.person);

/** The person was erased before the payment, so a refund is due. */
async function refuseDelivery({ trx, payment }: Delivery): Promise<Delivered> {
  if (payment) await markRefundDue(trx, payment.id);
  return { problem: 'the person was erased before it was paid' };
}

function deliverOne(delivery: Delivery, item: PurchaseItem): Promise<Delivered> {
  switch (item.kind) {
    case 'upgrade':
      return deliverUpgrade(delivery, item);
    case 'other':
      return deliverItem(delivery);
    case 'invoice':
      return deliverInvoice(delivery, item);
    default:
      return deliverPerson(delivery, item);
  }
}

/**
 * Creates the new member or day pass holder and mails them a welcome, with their name only if their own
 * account bought it.
 */
async function deliverPerson(
  { trx, context, intent, place, payment }: Delivery,
  { kind, person }: NewPersonItem,
): Promise<Delivered> {
  const { id: personId } = await insertPerson(trx, context.clock, person);
  if (payment) {
    await trx
      .updateTable('payment')
      .set({ person_id: personId })
      .where('id', '=', payment.id)
      .execute();
  } else {
    await sql`
      update purchase_intent set items = jsonb_set(items, ${`{${place},personId}`}::text[], ${personId}::text::jsonb)
      where id = ${intent.id}`.execute(trx);
  }
  const isOwn = intent.buyer_email_key === normalizeEmail(person.email);
  const mail = kind === 'daypass' ? 'new_daypass' : 'new_member';
  const { language } = intent;
  await queueMail(trx, context.clock, { kind: mail, data: { personId, isOwn }, language });
  return 'receipt';
}

/**
 * The context of delivering one item. The transaction locks the recipient, so that a concurrent delivery to the
 * same person waits.
 */
export interface Delivery {
  readonly trx: Queryable;
  readonly context: Context;
  readonly intent: PurchaseIntentRow;
  /** The index of the item in the purchase. */
  readonly place: number;
  /** Undefined for a free item. */
  readonly payment: PaymentRow | undefined;
}

/**
 * The outcome of a delivery. `receipt`: the payer still needs a receipt. `notified`: the payer already gets a
 * mail. Otherwise `problem` is why the item could not be delivered.
 */
export type Delivered = 'receipt' | 'notified' | { readonly problem: string };

/** The `error` of an undelivered item's payment until it is refunded. */
export const REFUND_DUE = 'refund_due';

/** Marks a payment whose item could not be delivered. */
async function markRefundDue(trx: Queryable, paymentId: number): Promise<void> {
  await trx.updateTable('payment').set({ error: REFUND_DUE }).where('id', '=', paymentId).execute();
}

/**
 * Generates values such as a token, and mails the confirmation to the person or, without an address, to the
 * payer. Fails when the person got a token meanwhile.
 */
async function deliverItem(delivery: Delivery): Promise<Delivered> {
  const { trx, context, intent, payment } = delivery;
  if (!payment) throw new Error(`purchase ${intent.id} has an item without a payment`);
  const person = await findPerson(delivery, payment);
  const isToken = payment.type === SITE_SELECTION_TOKEN;
  if (isToken && person && (await hasToken(trx, [person.id], payment.id))) {
    await markRefundDue(trx, payment.id);
    return { problem: `person ${person.id} had a site selection token already` };
  }
  await generateValues(delivery, payment);
  const address = person ? person.email_key : payment.payment_email_key;
  if (address === null) return 'receipt';
  const kind = isToken ? 'siteselection_token' : 'new_payment';
  const { language } = intent;
  await queueMail(trx, context.clock, { kind, data: { paymentId: payment.id }, language });
  return address === intent.email_key ? 'notified' : 'receipt';
}

/** Finds the person that the payment is for, if any. */
const findPerson = async ({ trx }: Delivery, { person_id }: PaymentRow) =>
  person_id === null
    ? undefined
    : trx
        .selectFrom('person')
        .select(['id', 'email_key'])
        .where('id', '=', person_id)
        .executeTakeFirst();

async function generateValues({ trx, context }: Delivery, payment: PaymentRow): Promise<void> {
  const shape = context.config.purchase_categories[payment.category]?.shape ?? [];
  const data: Record<string, unknown> = { ...payment.data };
  const keys = shape.filter(({ generated }) => generated).map(({ key }) => key);
  const missing = keys.filter((key) => !data[key]);
  if (missing.length === 0) return;
  for (const key of missing) data[key] = await reserveToken(trx, payment.id);
  await trx
    .updateTable('payment')
    .set({ data: JSON.stringify(data) })
    .where('id', '=', payment.id)
    .execute();
}

/**
 * Confirms a paid invoice. If another payment paid it first, records this money as a separate payment, so that
 * payer and treasurer see what has to go back.
 */
async function deliverInvoice(
  delivery: Delivery,
  { paymentId, amount }: InvoiceItem,
): Promise<Delivered> {
  const { trx, context, intent, payment } = delivery;
  if (payment) return deliverItem(delivery);
  const { id: _, ...invoice } = await trx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payment')
    .values({
      ...invoice,
      intent_id: intent.id,
      created: intent.created,
      updated: context.clock.now(),
      payment_email: intent.email,
      payment_email_key: intent.email_key,
      status: 'succeeded',
      ...toProviderColumns({
        provider_charge_id: intent.provider_id,
        provider_receipt: intent.provider?.kind === 'succeeded' ? intent.provider.receipt : null,
        provider_token: null,
      }),
      error: REFUND_DUE,
      amount,
      // The generated values belong to the invoice's first payment.
      data: null,
    })
    .execute();
  return { problem: `invoice ${paymentId} had been paid already` };
}

/** Upgrades a person, if the upgrade is still valid. Otherwise delivers no part of it. */
async function deliverUpgrade(
  { trx, context, intent, payment }: Delivery,
  item: UpgradeItem,
): Promise<Delivered> {
  const { clock, config } = context;
  const { personId, from, to } = item;
  const now = await trx
    .selectFrom('person')
    .select(['membership', 'member_number', 'paper_pubs', 'email_key', 'joined'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  if (!isUpgradeStillValid(config, intent, now, item)) {
    if (payment) await markRefundDue(trx, payment.id);
    const problem = `person ${personId} has ${now.membership}, and the upgrade that ${intent.email} paid was from ${from} to ${to.membership}${to.paper_pubs ? ' with paper publications' : ''}`;
    return { problem };
  }
  const isOther = to.membership !== from;
  const needsNumber = isOther && now.member_number === null && to.membership !== NON_MEMBER;
  await trx
    .updateTable('person')
    .set({
      last_modified: clock.now(),
      ...(isOther && {
        membership: to.membership,
        joined: joinedAfterChange(
          config.membership_types,
          now.membership,
          to.membership,
          now.joined,
          clock.now(),
        ),
      }),
      ...(needsNumber && { member_number: sql<number>`nextval('member_number_seq')` }),
      ...(to.paper_pubs && { paper_pubs: JSON.stringify(to.paper_pubs) }),
    })
    .where('id', '=', personId)
    .execute();
  const { language } = intent;
  await queueMail(
    trx,
    clock,
    isOther
      ? {
          kind: 'upgrade',
          data: { personId, from, hasNewPaperPubs: to.paper_pubs !== null },
          language,
        }
      : { kind: 'paper_pubs', data: { personId }, language },
  );
  return 'receipt';
}

/**
 * Returns whether a priced upgrade is still valid: the person still has the membership it was priced for, and
 * unless the person is on the buyer's account, the upgrade takes nothing from them (PRI-31, PRI-32).
 */
export function isUpgradeStillValid(
  { membership_types }: Convention,
  { buyer_email_key, email_key }: PurchaseIntentRow,
  now: Pick<PersonRow, 'membership' | 'paper_pubs' | 'email_key'>,
  { from, to }: UpgradeItem,
): boolean {
  if (!isUpgradeGood(now, from, to)) return false;
  // An earlier release did not record the buyer: in its portal that was the payer.
  const isOwn = now.email_key === (buyer_email_key ?? email_key);
  return isOwn || isGift(membership_types, { membership: from }, to);
}
