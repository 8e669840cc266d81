// Decisions: docs/decisions/personal-data.md
import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import { audited } from '../audit/audited.ts';
import { hasCast } from '../awards/disallowed.ts';
import { requireOthersRecord } from '../crew/requirements.ts';
import type { Queryable } from '../database/connect.ts';
import { PERSON_TEXTS, type PurchaseItem } from '../database/items.ts';
import { PROVIDER_COLUMNS, toProviderColumns } from '../database/payments.ts';
import type { PersonRow } from '../database/schema.ts';
import { invalid, ProblemError } from '../errors.ts';
import { ERASED_NAME } from '../people/person.ts';
import type { Clock } from '../ports/clock.ts';
import {
  type Identity,
  isCreatingPart,
  isNamed,
  listCreatingPurchases,
  MIN_WORD_LENGTH,
  readIdentity,
} from './identity.ts';
import { type AdminOperation, toActor } from './operation.ts';
import { lockPerson, lockPurchases } from './people.ts';

/** Erases a person's identity. Keeps their votes and nominations without a name, and their payments as numbers. */
export const erasePerson: AdminOperation<'erasePerson'> = async (context, request) => {
  const { params, body } = request;
  const act = toActor(request);
  return audited(context, 'erasePerson', act, async (trx) => {
    await lockPurchases(trx, [params.id]);
    const person = await lockPerson(trx, params.id);
    requireOthersRecord(request.session.email, person.email);
    if (body.legal_name.trim() !== person.legal_name.trim()) {
      const message = 'legal_name is not the name on this record';
      throw invalid({ pointer: '/body/legal_name', message });
    }
    const identity = await readIdentity(trx, person);
    if (isNamed(identity, act.reason)) {
      const message = 'reason must not name them: it stays';
      throw invalid({ pointer: '/body/reason', message });
    }
    const isOperator = identity.ownEmails.some((email) =>
      [email, `cli:${email}`].includes(act.operator),
    );
    if (isOperator) {
      throw new ProblemError('conflict', {
        message: 'Another administrator must do this for you.',
      });
    }
    const { fields, amends } = await eraseIdentity(trx, context.clock, person, identity);
    const nothing = Object.fromEntries(fields.map((field) => [field, null]));
    return {
      answer: { body: { status: 'success' as const } },
      changes: [{ personId: person.id, before: nothing, after: nothing, amends }],
    };
  });
};

/** Columns derived from others, for searches. */
const KEYS = new Set(['email_key', 'lookup_names']);

interface Forgotten {
  /** The record's fields that had a value. */
  readonly fields: readonly string[];
  /** The new hashes of redacted audit rows, by row number. */
  readonly amends: Record<string, string>;
}

/**
 * Erases a person's identity from every table.
 *
 * @throws ProblemError `conflict` while a purchase of theirs is in progress
 */
async function eraseIdentity(
  trx: Queryable,
  clock: Clock,
  person: PersonRow,
  identity: Identity,
): Promise<Forgotten> {
  // Must be first: this waits for a purchase that is being recorded, and a simultaneous sign-in waits for this.
  await forgetAccounts(trx, identity);
  await requireNothingOpen(trx, identity);
  const empty = {
    ...Object.fromEntries(PERSON_TEXTS.map((name) => [name, null])),
    legal_name: ERASED_NAME,
    email: null,
    email_key: null,
    member_number: null,
    paper_pubs: null,
    lookup_names: [],
    // If they have saved a ballot, keep what its right may depend on: list names and the joining date.
    ...(!(await hasSaved(trx, person.id)) && { lists: [], joined: null }),
  };
  await trx
    .updateTable('person')
    .set({ ...empty, last_modified: clock.now() })
    .where('id', '=', person.id)
    .execute();
  // Must come after the update, which adds a row.
  await trx.deleteFrom('person_change').where('person_id', '=', person.id).execute();
  await forgetInAwards(trx, person.id);
  await forgetInHolds(trx, identity);
  await forgetInMails(trx, identity);
  await forgetInPurchases(trx, identity);
  await forgetPendingActs(trx, identity);
  await forgetInChanges(trx, identity);
  const fields = Object.keys(empty).filter(
    (key) => !KEYS.has(key) && person[key as keyof PersonRow] !== null,
  );
  return { fields, amends: await forgetInLog(trx, identity) };
}

/** Returns whether they have a ballot or nominations to count. */
const hasSaved = async (trx: Queryable, id: number): Promise<boolean> =>
  (await hasCast(trx, id, 'votes')) || (await hasCast(trx, id, 'nominations'));

/** @throws ProblemError `conflict` */
async function requireNothingOpen(trx: Queryable, { id, ownEmails, emails, names }: Identity) {
  const { rows } = await sql`
    select from purchase_intent
    where (status in ('processing', 'requires_action') or (problem is not null and refunded < amount))
      and (items @> ${JSON.stringify([{ personId: id }])}::jsonb
        or email_key = any(${ownEmails}::text[]) or buyer_email_key = any(${ownEmails}::text[])
        or exists (
          select from jsonb_array_elements(items) as item
          where lower(item -> 'person' ->> 'email') = any(${toLowerCase(ownEmails)}::text[])
            or (lower(item -> 'person' ->> 'email') = any(${toLowerCase(emails)}::text[])
              and lower(trim(item -> 'person' ->> 'legal_name')) = any(${[...names]}::text[]))))
    limit 1`.execute(trx);
  if (rows.length === 0) return;
  const message = 'A purchase of theirs is under way, or a refund is due: settle that first.';
  throw new ProblemError('conflict', { message });
}

/** Keeps the votes and nominations; removes signature, network address and browser. */
async function forgetInAwards(trx: Queryable, personId: number): Promise<void> {
  const unsigned = { signature: '', client_ip: '', client_ua: null };
  for (const table of ['vote', 'nomination'] as const) {
    await trx.updateTable(table).set(unsigned).where('person_id', '=', personId).execute();
  }
  await trx.deleteFrom('save_origin').where('person_id', '=', personId).execute();
  await trx.deleteFrom('reminder').where('person_id', '=', personId).execute();
  await trx.deleteFrom('reading').where('person_id', '=', personId).execute();
  await trx
    .updateTable('disallowed_ballot')
    .set({ reason: '' })
    .where('person_id', '=', personId)
    .execute();
}

/** Deletes the person's own hold. Other people's holds stay, although this mailbox can no longer answer. */
async function forgetInHolds(trx: Queryable, { id, ownEmails }: Identity): Promise<void> {
  await trx.deleteFrom('ballot_hold').where('person_id', '=', id).execute();
  await trx.deleteFrom('hold_key').where('person_id', '=', id).execute();
  await trx
    .updateTable('ballot_hold')
    .set({ email: null, email_key: null })
    .where('email_key', 'in', ['', ...ownEmails])
    .execute();
  const operators = ownEmails.flatMap((email) => [email, `cli:${email}`]);
  await sql`
    update ballot_hold set movers = array(
      select case when mover = any(${operators}::text[]) then ${`person ${id}, erased`} else mover end
      from unnest(movers) as mover)
    where movers && ${operators}::text[]`.execute(trx);
}

const toLowerCase = (keys: Iterable<string>): string[] => [...keys].map((key) => key.toLowerCase());

/** Deletes mails to and about them, sent or not, and server errors that contain their address. */
async function forgetInMails(trx: Queryable, identity: Identity): Promise<void> {
  const { id, ownEmails, emails, names, identifyingWords } = identity;
  await sql`
    delete from mail_job where data ->> 'personId' = ${String(id)}
      or data ->> 'paymentId' in (
        select id::text from payment
        where person_id = ${id} or payment_email_key = any(${ownEmails}::text[]))
      or data ->> 'intentId' in (
        select id::text from purchase_intent where email_key = any(${ownEmails}::text[]))
      or lower(data ->> 'email') = any(${toLowerCase(ownEmails)}::text[])
      or recipient_key = any(${ownEmails}::text[])
      or (lower(data ->> 'email') = any(${toLowerCase(emails)}::text[])
        and lower(data ->> 'name') = any(${[...names]}::text[]))`.execute(trx);
  await sql`
    update mail_job set last_error = null, bounce = null where exists (
      select from unnest(${identifyingWords}::text[]) as word
      where strpos(lower(concat(last_error, ' ', bounce)), word) > 0)`.execute(trx);
}

/**
 * Redacts the audit rows that name them. Operator, operation, field names and times stay; values and reasons that name
 * them are removed.
 *
 * @returns the new hashes by row number
 */
async function forgetInLog(trx: Queryable, identity: Identity): Promise<Record<string, string>> {
  const { id, ownEmails, identifyingWords } = identity;
  const operators = ownEmails.flatMap((email) => [email, `cli:${email}`]);
  // Lock before reading: another erasure may be redacting the same rows.
  await sql`select lock_audit()`.execute(trx);
  const rows = await trx
    .selectFrom('audit')
    .select(['id', 'person_id', 'operator', 'approved_by', 'reason', 'account', 'before', 'after'])
    .where(
      sql<boolean>`person_id = ${id} or account = any(${ownEmails}::text[])
        or operator = any(${operators}::text[]) or approved_by = any(${ownEmails}::text[])
        or exists (
          select from unnest(${identifyingWords}::text[]) as word
          where strpos(lower(concat_ws(' ', reason, after ->> 'query', before ->> 'disallowed_reason')), word) > 0
            or (length(after ->> 'query') >= ${MIN_WORD_LENGTH} and strpos(word, lower(after ->> 'query')) > 0))
        or exists (
          select from unnest(${ownEmails}::text[]) as email
          where strpos(lower(before::text || after::text), to_json(email)::text) > 0)`,
    )
    .execute();
  const own = new Set(ownEmails);
  // Removes search terms that name them.
  const withoutQuery = (after: unknown) => {
    const query = (after as { query?: unknown }).query;
    if (typeof query !== 'string') return after;
    const isPart =
      query.length >= MIN_WORD_LENGTH &&
      identifyingWords.some((word) => word.includes(query.toLowerCase()));
    return isPart || isNamed(identity, query) ? { ...(after as object), query: null } : after;
  };
  // Removes the reason for disallowing a ballot that a merge set aside, if it names them.
  const withoutReason = (before: unknown) => {
    const { disallowed_reason: reason } = before as { disallowed_reason?: unknown };
    const isNaming = typeof reason === 'string' && isNamed(identity, reason);
    return isNaming ? { ...(before as object), disallowed_reason: '' } : before;
  };
  const redacted = rows.map((row) => {
    const isTheirs = row.person_id === id || (row.account !== null && own.has(row.account));
    return {
      id: row.id,
      operator: operators.includes(row.operator) ? toErasedOperator(id) : row.operator,
      approved_by: own.has(row.approved_by ?? '') ? toErasedOperator(id) : row.approved_by,
      reason: isTheirs || isNamed(identity, row.reason) ? '' : row.reason,
      account: isTheirs ? null : row.account,
      before: isTheirs ? withoutValues(row.before) : withoutReason(withoutTexts(row.before, own)),
      after: isTheirs ? withoutValues(row.after) : withoutQuery(withoutTexts(row.after, own)),
    };
  });
  const amended = await sql<{ row_seq: number; row_hash: string }>`
    select row_seq, row_hash from redact_audit(${JSON.stringify(redacted)}::jsonb)`.execute(trx);
  return Object.fromEntries(amended.rows.map(({ row_seq, row_hash }) => [row_seq, row_hash]));
}

/** Replaces an erased person as operator. */
const toErasedOperator = (id: number) => `person ${id}, erased`;

const withoutValues = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null]));

/**
 * Removes the person as operator and author of changes, and their address from the changes of people who shared their
 * account.
 */
async function forgetInChanges(trx: Queryable, { id, ownEmails }: Identity): Promise<void> {
  const operators = ownEmails.flatMap((email) => [email, `cli:${email}`]);
  await trx
    .updateTable('person_change')
    .set({ operator: toErasedOperator(id) })
    .where('operator', 'in', ['', ...operators])
    .execute();
  await sql`
    update person_change set author = ${toErasedOperator(id)}, client_ip = null, client_ua = null
    where lower(author) = any(${ownEmails}::text[])`.execute(trx);
  const own = new Set(ownEmails);
  const rows = await trx
    .selectFrom('person_change')
    .select(['id', 'before', 'after'])
    .where(
      sql<boolean>`exists (
        select from unnest(${ownEmails}::text[]) as email
        where strpos(lower(before::text || after::text), to_json(email)::text) > 0)`,
    )
    .execute();
  for (const { id: change, before, after } of rows) {
    await trx
      .updateTable('person_change')
      .set({
        before: JSON.stringify(withoutTexts(before, own)),
        after: JSON.stringify(withoutTexts(after, own)),
      })
      .where('id', '=', change)
      .execute();
  }
}

/** Returns the value without the addresses in it. */
function withoutTexts(value: unknown, addresses: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return addresses.has(normalizeEmail(value)) ? null : value;
  if (Array.isArray(value)) return value.map((one) => withoutTexts(one, addresses));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withoutTexts(one, addresses)]),
  );
}

/** Deletes pending acts that are about them, that they requested, or that name them. */
async function forgetPendingActs(
  trx: Queryable,
  { id, ownEmails, identifyingWords }: Identity,
): Promise<void> {
  const operators = ownEmails.flatMap((email) => [email, `cli:${email}`]);
  await sql`
    delete from pending_act where person_id = ${id}
      or account = any(${ownEmails}::text[]) or requester = any(${operators}::text[])
      or exists (
        select from unnest(${identifyingWords}::text[]) as word
        where strpos(lower(concat(request::text, ' ', reason)), word) > 0)`.execute(trx);
}

/** Deletes their sign-ins, accounts, roles and rate limits. */
async function forgetAccounts(trx: Queryable, { ownEmails }: Identity): Promise<void> {
  // Delete login keys and codes before sessions: this waits for a sign-in in progress, so that its session is deleted
  // too.
  for (const table of ['login_key', 'login_code', 'session', 'account', 'role'] as const) {
    await trx
      .deleteFrom(table)
      .where('email_key', 'in', ['', ...ownEmails])
      .execute();
  }
  await sql`
    delete from rate_limit where exists (
      select from unnest(${ownEmails}::text[]) as email where strpos(key, email) > 0)`.execute(trx);
}

/** Clears everything that a buyer typed. */
const NOTHING_TYPED = {
  data: null,
  invoice: null,
  comments: null,
  ...toProviderColumns({ provider_receipt: null }),
};

/** Replaces the hash of a request, which could reveal the person to anyone who knows the rest of the request. */
const FORGOTTEN = 'forgotten';

/** Removes a person from purchases by them or for them. Amounts, types and times stay. */
async function forgetInPurchases(trx: Queryable, identity: Identity): Promise<void> {
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
    update payment set person_name = null, data = null, invoice = null, comments = null,
      ${sql.ref(PROVIDER_COLUMNS.provider_receipt)} = null
    where category in ('new_member', 'daypass') and person_id is null
      and (lower(data ->> 'email') = any(${lower(ownEmails)}::text[])
        or (lower(data ->> 'email') = any(${lower(emails)}::text[])
          and lower(trim(data ->> 'legal_name')) = any(${[...names]}::text[])))`.execute(trx);
  const made = new Map(
    (await listCreatingPurchases(trx, id)).map((purchase) => [purchase.id, purchase.parts]),
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
      const isTheirs = part !== undefined && isCreatingPart(part, id);
      return withoutAnswers(withoutPerson(item, identity, isTheirs));
    });
    await sql`
      update purchase_intent set items = ${JSON.stringify(items)}::jsonb, request_hash = ${FORGOTTEN},
        problem = case when refunded < amount then problem end,
        provider = case when provider ? 'receipt'
          then jsonb_set(provider, '{receipt}', 'null') - 'card' else provider end
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
 * Removes the answers of an item, also for other people: its payment keeps those. `answers` itself stays, because a free
 * item with it has a payment.
 */
const withoutAnswers = (item: PurchaseItem): PurchaseItem =>
  'answers' in item ? { ...item, answers: {} } : item;

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
