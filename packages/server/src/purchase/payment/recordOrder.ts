import { normalizeEmail } from '@conkit/rules';
import type { Insertable } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { NewPersonItem, OtherItem, UpgradeItem } from '../../database/items.ts';
import { toProviderColumns } from '../../database/payments.ts';
import type { PaymentTable, PurchaseIntentRow } from '../../database/schema.ts';
import { getInvoiceIds, hasPayment, isNew, type NewItem } from '../delivery/parts.ts';
import type { Order } from '../order/order.ts';
import { claimPlaces } from '../places/claim.ts';
import { claimItems } from './competing.ts';

/**
 * Records a purchase, with a payment for each item. Waits for a transaction that is recording the same key.
 *
 * @returns undefined when the key is known already
 * @throws ProblemError `already_held`, `sold_out`, `places_held`, `too_many_held`, and CompetingPurchase when another
 * purchase for the same item is open
 */
export async function recordOrder(
  trx: Queryable,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  key: string,
  order: Order,
): Promise<PurchaseIntentRow | undefined> {
  const { account, email, buyer, amount, currency, items, requestHash, language } = order;
  const now = clock.now();
  const intent = await trx
    .insertInto('purchase_intent')
    .values({
      idempotency_key: key,
      request_hash: requestHash,
      status: 'processing',
      account,
      email,
      email_key: normalizeEmail(email),
      buyer_email_key: buyer,
      amount,
      currency,
      items: JSON.stringify(items),
      language,
      created: now,
      updated: now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (intent) {
    await claimItems(trx, config, intent);
    await claimPlaces(trx, { clock, config }, intent);
    await insertPayments(trx, intent, order.source);
  }
  return intent;
}

type Details = Pick<
  Insertable<PaymentTable>,
  'amount' | 'category' | 'type' | 'person_id' | 'person_name' | 'data' | 'invoice' | 'comments'
>;

/** Creates a payment for each item of an intent. An invoice already has one, which the intent takes over. */
async function insertPayments(
  trx: Queryable,
  intent: PurchaseIntentRow,
  source: string | null,
): Promise<void> {
  const recorded = intent.items.filter(isNew).filter((item) => hasPayment(intent, item));
  const common = {
    intent_id: intent.id,
    created: intent.created,
    payment_email: intent.email,
    payment_email_key: intent.email_key,
    status: intent.status,
    ...toProviderColumns({ provider_token: source }),
    currency: intent.currency,
  };
  if (recorded.length > 0) {
    const rows = recorded.map((item) => Object.assign(getDetails(item), common));
    await trx.insertInto('payment').values(rows).execute();
  }
  const invoices = getInvoiceIds(intent);
  if (invoices.length > 0) {
    await trx
      .updateTable('payment')
      .set({
        intent_id: intent.id,
        status: intent.status,
        ...toProviderColumns({ provider_token: source }),
        updated: intent.created,
        error: null,
      })
      .where('id', 'in', invoices)
      .execute();
  }
}

function getDetails(item: NewItem): Details {
  if (item.kind === 'upgrade') return getUpgradeDetails(item);
  return item.kind === 'other' ? getOtherDetails(item) : getPersonDetails(item);
}

function getPersonDetails({ kind, amount, person, answers }: NewPersonItem): Details {
  const { daypass_type, daypass_days, ...fields } = person;
  const days = Object.fromEntries((daypass_days ?? []).map((day, at) => [`day${at + 1}`, day]));
  return {
    amount,
    category: kind,
    type: kind === 'daypass' ? `daypass-${daypass_type}` : person.membership,
    person_name: person.legal_name,
    data: JSON.stringify({ ...fields, ...days, ...answers }),
  };
}

function getUpgradeDetails(item: UpgradeItem): Details {
  const { amount, personId, personName, from, to, answers } = item;
  const common = { amount, person_id: personId, person_name: personName };
  const { membership, paper_pubs } = to;
  if (membership === from && paper_pubs) {
    const { name, address, country } = paper_pubs;
    const data = JSON.stringify({ pp_name: name, pp_address: address, pp_country: country });
    return { ...common, category: 'paper_pubs', type: 'paper_pubs', data };
  }
  const data = JSON.stringify({ membership, ...(paper_pubs && { paper_pubs }), ...answers });
  return { ...common, category: 'upgrade', type: 'upgrade', data };
}

const getOtherDetails = (item: OtherItem): Details => ({
  amount: item.amount,
  category: item.category,
  type: item.type,
  person_id: item.personId,
  person_name: item.personName,
  data: JSON.stringify(item.data),
  invoice: item.invoice,
  comments: item.comments,
});
