import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { PurchaseItem } from '../database/items.ts';
import type { Identity } from './identity.ts';
import { isMaking, purchasesMaking } from './purchasesMaking.ts';

/** Clears everything that a buyer typed. */
const NOTHING_TYPED = { data: null, invoice: null, comments: null, stripe_receipt: null };

/** Replaces the hash of a request, which could reveal the person to anyone who knows the rest of the request. */
const FORGOTTEN = 'forgotten';

/** Removes a person from purchases by them or for them. Amounts, types and times stay. */
export async function forgetInPurchases(trx: Queryable, identity: Identity): Promise<void> {
  const { id, emails, ownEmails, names } = identity;
  await trx
    .updateTable('payment')
    .set({ person_name: null, ...NOTHING_TYPED })
    .where('person_id', '=', id)
    .execute();
  await trx
    .updateTable('payment')
    .set({ payment_email: '', payment_email_key: '', person_name: null, ...NOTHING_TYPED })
    .where('payment_email_key', 'in', ['', ...ownEmails])
    .execute();
  // A failed purchase for a new person has no `person_id`, only the typed name and address.
  const lower = (keys: Iterable<string>) => [...keys].map((key) => key.toLowerCase());
  await sql`
    update payment set person_name = null, data = null, invoice = null, comments = null, stripe_receipt = null
    where category in ('new_member', 'daypass') and person_id is null
      and (lower(data ->> 'email') = any(${lower(ownEmails)}::text[])
        or (lower(data ->> 'email') = any(${lower(emails)}::text[])
          and lower(trim(data ->> 'legal_name')) = any(${[...names]}::text[])))`.execute(trx);
  const made = new Map(
    (await purchasesMaking(trx, id)).map((purchase) => [purchase.id, purchase.parts]),
  );
  const { rows } = await sql<{ id: number; items: PurchaseItem[] }>`
    select id, items from purchase_intent
    where items @> ${JSON.stringify([{ personId: id }])}::jsonb or id = any(${[...made.keys()]}::integer[])
      or email_key = any(${ownEmails}::text[]) or buyer_email_key = any(${ownEmails}::text[])
      or exists (
        select from jsonb_array_elements(items) as item
        where lower(item -> 'person' ->> 'email')
          = any(${lower(emails)}::text[]))`.execute(trx);
  for (const row of rows) {
    const parts = made.get(row.id);
    const items = row.items.map((item, place) => {
      const part = parts?.[place];
      return withoutPerson(item, identity, part !== undefined && isMaking(part, id));
    });
    await sql`
      update purchase_intent set items = ${JSON.stringify(items)}::jsonb, request_hash = ${FORGOTTEN},
        problem = case when refunded < amount then problem end,
        provider = case when provider ? 'receipt'
          then jsonb_set(provider, '{receipt}', 'null') else provider end
      where id = ${row.id}`.execute(trx);
  }
  await sql`
    update purchase_intent set email = '', email_key = ''
    where email_key = any(${ownEmails}::text[])`.execute(trx);
  await sql`
    update purchase_intent set buyer_email_key = null
    where buyer_email_key = any(${ownEmails}::text[])`.execute(trx);
}

/**
 * Removes a person from an item.
 *
 * @param isTheirs whether this item created their record, under any name
 */
function withoutPerson(item: PurchaseItem, identity: Identity, isTheirs: boolean): PurchaseItem {
  const { id, ownEmails, emails, names } = identity;
  switch (item.kind) {
    case 'new_member':
    case 'daypass': {
      const { membership, daypass_type, daypass_days, legal_name, email } = item.person;
      const key = normalizeEmail(email);
      const isThem = isTheirs || (emails.has(key) && names.has(legal_name.trim().toLowerCase()));
      if (!isThem && !ownEmails.includes(key)) return item;
      const pass = { daypass_type: daypass_type ?? null, daypass_days: daypass_days ?? null };
      return { ...item, person: { membership, ...pass, legal_name: '', email: '' } };
    }
    case 'upgrade': {
      if (item.personId !== id) return item;
      const { paper_pubs } = item.to;
      const empty = paper_pubs && { name: '', address: '', country: '' };
      return { ...item, personName: null, to: { ...item.to, paper_pubs: empty } };
    }
    case 'other':
      return { ...item, personName: null, data: {}, invoice: null, comments: null };
    case 'invoice':
      return item;
  }
}
