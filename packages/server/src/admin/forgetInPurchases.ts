import { normalizeEmail } from '@conkit/rules';
import type { Queryable } from '../database/connect.ts';
import type { PurchaseItem } from '../database/items.ts';
import { sql } from 'kysely';
import { isNamed, type Identity } from './identity.ts';

/** What somebody typed into a purchase, all of it gone. */
const NOTHING_TYPED = { data: null, invoice: null, comments: null, stripe_receipt: null };

/** Takes a person out of what was bought for them or by them; amounts, types and times stay, as numbers. */
export async function forgetInPurchases(trx: Queryable, identity: Identity): Promise<void> {
  const { id, emailKey, isAlone } = identity;
  const own = isAlone ? emailKey : null;
  await trx
    .updateTable('payment')
    .set({ person_name: null, ...NOTHING_TYPED })
    .where('person_id', '=', id)
    .execute();
  if (own !== null) {
    await trx
      .updateTable('payment')
      .set({ payment_email: '', payment_email_key: '', person_name: null, ...NOTHING_TYPED })
      .where('payment_email_key', '=', own)
      .execute();
  }
  const { rows } = await sql<{ id: number; items: PurchaseItem[] }>`
    select id, items from purchase_intent
    where items @> ${JSON.stringify([{ personId: id }])}::jsonb
      or email_key = ${own} or buyer_email_key = ${own}
      or exists (select from unnest(${[...identity.words]}::text[]) as word
        where strpos(lower(items::text), word) > 0)`.execute(trx);
  for (const row of rows) {
    const items = row.items.map((item) => withoutPerson(item, identity));
    await sql`
      update purchase_intent set items = ${JSON.stringify(items)}::jsonb, problem = null,
        provider = case when provider ? 'receipt'
          then jsonb_set(provider, '{receipt}', 'null') else provider end
      where id = ${row.id}`.execute(trx);
  }
  if (own === null) return;
  await sql`
    update purchase_intent set email = '', email_key = '' where email_key = ${own}`.execute(trx);
  await sql`
    update purchase_intent set buyer_email_key = null where buyer_email_key = ${own}`.execute(trx);
}

/** What was bought, without who. */
function withoutPerson(item: PurchaseItem, identity: Identity): PurchaseItem {
  const { id, emailKey, isAlone } = identity;
  switch (item.kind) {
    case 'new_member':
    case 'daypass': {
      const {
        membership,
        daypass_type = null,
        daypass_days = null,
        legal_name,
        email,
      } = item.person;
      const isOfAccount = isAlone && normalizeEmail(email) === emailKey;
      if (!isOfAccount && !isNamed(identity, legal_name)) return item;
      const person = { membership, daypass_type, daypass_days, legal_name: '', email: '' };
      return { ...item, person };
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
