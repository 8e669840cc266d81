import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import { PERSON_TEXTS } from '../database/items.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { ERASED_NAME } from '../people/erased.ts';
import type { Clock } from '../ports/clock.ts';
import { forgetInPurchases } from './forgetInPurchases.ts';
import type { Identity } from './identity.ts';

/**
 * Takes who a person was out of every table.
 *
 * @returns the fields of the record that had something in them
 * @throws ProblemError `conflict` while a purchase of theirs is under way
 */
export async function forget(
  trx: Queryable,
  clock: Clock,
  person: PersonRow,
  identity: Identity,
): Promise<readonly string[]> {
  await requireNothingOpen(trx, identity);
  const empty = {
    ...Object.fromEntries(PERSON_TEXTS.map((name) => [name, null])),
    legal_name: ERASED_NAME,
    email: null,
    email_key: null,
    member_number: null,
    paper_pubs: null,
    lookup_names: [],
  };
  const fields = Object.keys(empty).filter(
    (key) =>
      key !== 'email_key' && key !== 'lookup_names' && person[key as keyof PersonRow] !== null,
  );
  await trx
    .updateTable('person')
    .set({ ...empty, last_modified: clock.now() })
    .where('id', '=', person.id)
    .execute();
  // After the record, whose change was just written down.
  await trx.deleteFrom('person_change').where('person_id', '=', person.id).execute();
  await forgetInAwards(trx, person.id);
  await forgetInMails(trx, identity);
  await forgetInPurchases(trx, identity);
  await forgetInAudit(trx, identity);
  if (identity.isAlone && identity.emailKey !== null) await forgetAccount(trx, identity.emailKey);
  return fields;
}

/** @throws ProblemError `conflict` */
async function requireNothingOpen(trx: Queryable, { id, emailKey, isAlone }: Identity) {
  const key = isAlone ? emailKey : null;
  const { rows } = await sql`
    select from purchase_intent
    where (status in ('processing', 'requires_action') or (problem is not null and refunded < amount))
      and (items @> ${JSON.stringify([{ personId: id }])}::jsonb
        or email_key = ${key} or buyer_email_key = ${key})
    limit 1`.execute(trx);
  if (rows.length === 0) return;
  const message =
    'A purchase of theirs is under way, or money is to be given back: end that first.';
  throw new ProblemError('conflict', { message });
}

/** What was sent stays; that it was signed by somebody, and from where, goes. */
async function forgetInAwards(trx: Queryable, personId: number): Promise<void> {
  const unsigned = { signature: '', client_ip: '', client_ua: null };
  for (const table of ['vote', 'nomination'] as const) {
    await trx.updateTable(table).set(unsigned).where('person_id', '=', personId).execute();
  }
  await trx
    .updateTable('disallowed_ballot')
    .set({ reason: '' })
    .where('person_id', '=', personId)
    .execute();
}

/** The mails to them and about them, sent or not, and what a mail server said of their address. */
async function forgetInMails(trx: Queryable, identity: Identity): Promise<void> {
  const { id, emailKey, isAlone, words } = identity;
  await sql`
    delete from mail_job where data ->> 'personId' = ${String(id)}
      or data ->> 'paymentId' in (select id::text from payment where person_id = ${id})`.execute(
    trx,
  );
  if (isAlone && emailKey !== null) {
    await sql`
      delete from mail_job where lower(data ->> 'email') = ${emailKey.toLowerCase()}
        or recipient_key = ${emailKey}
        or data ->> 'paymentId' in (
          select id::text from payment where payment_email_key = ${emailKey})
        or data ->> 'intentId' in (
          select id::text from purchase_intent where email_key = ${emailKey})`.execute(trx);
  }
  await sql`
    delete from mail_job where exists (
      select from unnest(${words}::text[]) as word
      where strpos(lower(data::text), word) > 0 or strpos(lower(concat(last_error, ' ', bounce)), word) > 0)`.execute(
    trx,
  );
}

/** Who did what to which field and when stays; the values go, and reasons that name them. */
async function forgetInAudit(trx: Queryable, identity: Identity): Promise<void> {
  const { id, emailKey, isAlone, words } = identity;
  const names = (column: 'before' | 'after') => sql`coalesce(
    (select jsonb_object_agg(key, null) from jsonb_object_keys(${sql.ref(column)}) as key), '{}')`;
  await sql`
    update audit set before = ${names('before')}, after = ${names('after')}, reason = ''
    where person_id = ${id} or (${isAlone} and account = ${emailKey})`.execute(trx);
  await sql`
    update audit set reason = '' where exists (
      select from unnest(${words}::text[]) as word where strpos(lower(reason), word) > 0)`.execute(
    trx,
  );
  if (!isAlone || emailKey === null) return;
  await trx.updateTable('audit').set({ account: null }).where('account', '=', emailKey).execute();
  await sql`
    update audit set operator = ${`person ${id}, erased`}
    where operator in (${emailKey}, ${`cli:${emailKey}`})`.execute(trx);
}

/** What signs in to an account, what is known of it, and what it is counted by. */
async function forgetAccount(trx: Queryable, emailKey: string): Promise<void> {
  for (const table of ['session', 'login_key', 'login_code', 'account', 'role'] as const) {
    await trx.deleteFrom(table).where('email_key', '=', emailKey).execute();
  }
  await sql`delete from rate_limit where strpos(key, ${emailKey}) > 0`.execute(trx);
  await trx
    .updateTable('person_change')
    .set({ author: null })
    .where('author', 'is not', null)
    .where((eb) => eb(eb.fn('lower', ['author']), '=', normalizeEmail(emailKey)))
    .execute();
}
