import type {
  AccountRecord,
  AwardSave,
  AwardsSent,
  FoundPerson,
  MailRecord,
  Purchase,
  StoredPasskey,
} from '@conkit/api-client';
import { normalizeEmail, preferredName, ROLES, sortPurchases } from '@conkit/rules';
import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import { readPersonLog } from '../audit/personLog.ts';
import type { Pages } from '../contract/jsonPieces.ts';
import type { Queryable } from '../database/connect.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from '../database/payments.ts';
import type { PersonRow, Tables } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { searchNames } from '../people/nameSearch.ts';
import { ERASED_NAME, isErased, toPerson } from '../people/person.ts';
import { toPurchase, withoutKey } from '../purchase/toPurchase.ts';
import type { AdminContext, AdminOperation } from './operation.ts';

/** As many as fit on a screen, so that searches can't read the whole list of members. */
const MAX_FOUND = 25;
/** The maximum of PostgreSQL's `integer`. */
const LAST_ID = 2_147_483_647;

interface Found {
  readonly id: number;
  readonly match: NonNullable<FoundPerson['match']>;
}

/** Finds people by number, by the start of their address or by name, best matches first. */
export const findPeople: AdminOperation<'findPeople'> = async ({ db }, { body }) => {
  const found = await search(db, body.query.trim());
  const shown = found.slice(0, MAX_FOUND);
  const rows = await db
    .selectFrom('person')
    .selectAll()
    .where('id', 'in', [0, ...shown.map(({ id }) => id)])
    .where('legal_name', '<>', ERASED_NAME)
    .execute();
  const people = shown.flatMap(({ id, match }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ ...toFoundPerson(row), match }] : [];
  });
  return { body: { status: 'success', people, more: found.length > MAX_FOUND } };
};

/** Returns up to one result more than is shown. */
async function search(db: Queryable, query: string): Promise<readonly Found[]> {
  const number = /^#?\s*(\d+)$/.exec(query)?.[1];
  if (number !== undefined) return findByNumber(db, Math.min(Number(number), LAST_ID));
  if (query.includes('@')) return findByEmail(db, query);
  const names = await searchNames(db, query, MAX_FOUND + 1);
  const byName = names.filter((one) => !one.isSimilar);
  const emails =
    /^\S{3,}$/.test(query) && byName.length <= MAX_FOUND ? await findByEmail(db, query) : [];
  const all: readonly Found[] = [
    ...byName.map(({ id }) => ({ id, match: 'name' as const })),
    ...emails,
    ...names.filter((one) => one.isSimilar).map(({ id }) => ({ id, match: 'similar' as const })),
  ];
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** Returns the member with this number, then the record with this id. */
async function findByNumber(db: Queryable, number: number): Promise<readonly Found[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'member_number'])
    .where((eb) => eb.or([eb('id', '=', number), eb('member_number', '=', number)]))
    .orderBy('id')
    .execute();
  const isMember = (row: (typeof rows)[number]) => row.member_number === number;
  return [
    ...rows.filter(isMember).map(({ id }) => ({ id, match: 'member_number' as const })),
    ...rows.filter((row) => !isMember(row)).map(({ id }) => ({ id, match: 'id' as const })),
  ];
}

async function findByEmail(db: Queryable, query: string): Promise<readonly Found[]> {
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('email_key', 'like', `${escapeLike(normalizeEmail(query))}%`)
    .orderBy('id')
    .limit(MAX_FOUND + 1)
    .execute();
  return rows.map(({ id }) => ({ id, match: 'email' as const }));
}

/** Escapes the wildcards of `like`. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns the fields that distinguish a person from others. */
const toFoundPerson = (row: PersonRow): FoundPerson => ({
  id: row.id,
  legal_name: row.legal_name,
  preferred_name: preferredName(row),
  email: row.email,
  membership: row.membership,
  member_number: row.member_number,
});

/** The maximum number of purchases, mails and log entries. */
const MAX_LISTED = 100;

/** Returns a person's record without their votes and nominations. */
export const getPersonRecord: AdminOperation<'getPersonRecord'> = async (
  context,
  { params, query },
) => {
  const { db, config } = context;
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!person || isErased(person)) throw new ProblemError('not_found');
  const page = { most: MAX_LISTED, reader: 'crew', before: query.log_before } as const;
  const { log, next } = await readPersonLog(db, person.id, page);
  return {
    body: {
      person: toPerson(person, config),
      account: await readAccount(db, person),
      awards: await readAwardsSent(db, person.id),
      purchases: await listPurchases(context, person, MAX_LISTED),
      mails: await listMails(db, person, MAX_LISTED),
      log,
      ...(next !== undefined && { log_next: next }),
    },
  };
};

/** Returns a person's account; `null` if they have no address. */
export async function readAccount(
  db: Queryable,
  { id, email, email_key }: PersonRow,
): Promise<AccountRecord | null> {
  if (email === null || email_key === null) return null;
  const account = await db
    .selectFrom('account')
    .select(['language', 'signed_in', 'unsubscribed'])
    .where('email_key', '=', email_key)
    .executeTakeFirst();
  const roles = await db
    .selectFrom('role')
    .select('role')
    .where('email_key', '=', email_key)
    .execute();
  const others = await db
    .selectFrom('person')
    .selectAll()
    .where('email_key', '=', email_key)
    .where('id', '<>', id)
    .orderBy('id')
    .limit(100)
    .execute();
  return {
    email,
    language: account?.language ?? null,
    signed_in: account?.signed_in?.toISOString() ?? null,
    ...(account?.unsubscribed && { unsubscribed: account.unsubscribed.toISOString() }),
    roles: ROLES.filter((role) => roles.some((held) => held.role === role)),
    people: others.map(toFoundPerson),
  };
}

/** Returns when a person last saved their ballot and their nominations, without the content. */
export async function readAwardsSent(db: Queryable, personId: number): Promise<AwardsSent> {
  const ballot = await db
    .selectFrom('ballot')
    .select('saved_at')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const nominations = await db
    .selectFrom('nomination')
    .select((eb) => eb.fn.max('time').as('time'))
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return {
    voted: ballot?.saved_at.toISOString() ?? null,
    nominated: nominations?.time?.toISOString() ?? null,
  };
}

/** Returns a person's passkeys, without what identifies the devices. */
export async function readPasskeys(db: Queryable, personId: number): Promise<StoredPasskey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['name', 'created', 'used'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ name, created, used }) => ({
    name,
    created: created.toISOString(),
    used: used?.toISOString() ?? null,
  }));
}

/** Returns the newest purchases for a person or by their account. */
async function listPurchases(
  context: AdminContext,
  person: PersonRow,
  most: number,
): Promise<Purchase[]> {
  const newest = ofPerson(context.db, person).select('payment.id').orderBy('payment.id', 'desc');
  return readPurchases(context, (eb) => eb('payment.id', 'in', newest.limit(most)));
}

/** Yields all purchases for a person or by their account, newest change first. */
export async function* readPurchasePages(
  context: AdminContext,
  person: PersonRow,
  size: number,
): Pages<Purchase> {
  const rows = await ofPerson(context.db, person)
    .select('payment.id')
    .orderBy(sql`coalesce(updated, created)`, 'desc')
    .orderBy('payment.id', 'desc')
    .execute();
  for (let start = 0; start < rows.length; start += size) {
    const ids = rows.slice(start, start + size).map(({ id }) => id);
    yield await readPurchases(context, (eb) =>
      eb('payment.id', '=', sql<number>`any(${ids}::bigint[])`),
    );
  }
}

const ofPerson = (db: Queryable, { id, email_key }: PersonRow) =>
  db
    .selectFrom('payment')
    .where((eb) =>
      eb.or([eb('person_id', '=', id), eb('payment_email_key', '=', email_key ?? '')]),
    );

async function readPurchases(
  { db, config }: AdminContext,
  which: (eb: ExpressionBuilder<Tables, 'payment'>) => Expression<SqlBool>,
): Promise<Purchase[]> {
  const rows = await db
    .selectFrom('payment')
    .leftJoin('person', 'person.id', 'payment.person_id')
    .select(PAYMENT_COLUMNS)
    .select('person.legal_name as own_name')
    .where(which)
    .orderBy('payment.id', 'desc')
    .execute();
  const purchases = rows.map((row) => {
    const data = withoutGenerated(config, row);
    // In a category that is no longer configured, any value may be a generated one.
    const is_held = !Object.hasOwn(config.purchase_categories, row.category);
    return toPurchase(config, { ...row, data, is_held }, row.payment_email_key);
  });
  return sortPurchases(purchases).map(withoutKey);
}

/** Removes server-generated values such as tokens, which only the person's own account may see (PUR-32). */
function withoutGenerated(
  { purchase_categories: categories }: AdminContext['config'],
  { category, data }: PaymentRow,
): PaymentRow['data'] {
  const { shape = [] } = (Object.hasOwn(categories, category) && categories[category]) || {};
  const generated = new Set(shape.filter((field) => field.generated).map(({ key }) => key));
  return data && Object.fromEntries(Object.entries(data).filter(([key]) => !generated.has(key)));
}

/** Returns the newest mails to or about a person. Sent mails are kept for a month. */
const listMails = (db: Queryable, person: PersonRow, most: number): Promise<MailRecord[]> =>
  readMails(
    db,
    sql`select id from mail_job where ${aboutPerson(person)} order by id desc limit ${most}`,
  );

/** Yields all mails to or about a person, newest first. */
export async function* readMailPages(
  db: Queryable,
  person: PersonRow,
  size: number,
): Pages<MailRecord> {
  const { rows } = await sql<{ id: number }>`
    select id from mail_job where ${aboutPerson(person)} order by id desc`.execute(db);
  for (let start = 0; start < rows.length; start += size) {
    const ids = rows.slice(start, start + size).map(({ id }) => id);
    yield await readMails(db, sql`select unnest(${ids}::bigint[])`);
  }
}

async function readMails(db: Queryable, ids: RawBuilder<unknown>): Promise<MailRecord[]> {
  const { rows } = await sql<{
    id: number;
    kind: string;
    created: Date;
    due_at: Date;
    sent_at: Date | null;
    failed_at: Date | null;
    last_error: string | null;
    attempts: number;
  }>`
    select id, kind, created, due_at, sent_at, failed_at, last_error, attempts from mail_job
    where id in (${ids}) order by id desc`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    created: row.created.toISOString(),
    due: row.due_at.toISOString(),
    sent: row.sent_at?.toISOString() ?? null,
    failed: row.failed_at?.toISOString() ?? null,
    error: row.last_error,
    attempts: row.attempts,
  }));
}

/** Matches mails to or about a person: by id, by address, or by purchases for them or paid by their account. */
const aboutPerson = ({ id, email_key: emailKey }: PersonRow) => sql<boolean>`(
  data ->> 'personId' = ${String(id)}
  or lower(data ->> 'email') = ${(emailKey ?? '').toLowerCase()}
  or data ->> 'paymentId' in (
    select id::text from payment where person_id = ${id} or payment_email_key = ${emailKey ?? ''}
  ))`;

/** Yields when and from where a person saved votes and nominations, by category, without their content. */
export async function* readSavePages(
  db: Queryable,
  personId: number,
  size: number,
): Pages<AwardSave> {
  for (const kind of ['vote', 'nomination'] as const) {
    let last = 0;
    for (;;) {
      const rows = await readSaves(db, kind, { personId, last, size });
      if (rows.length === 0) break;
      last = rows.at(-1)?.id ?? 0;
      yield rows.map(({ time, category, signature, client_ip, client_ua }) => {
        const at = time.toISOString();
        return { kind, time: at, category, signature, client_ip, client_ua };
      });
    }
  }
}

const readSaves = (
  db: Queryable,
  kind: 'vote' | 'nomination',
  {
    personId,
    last,
    size,
  }: { readonly personId: number; readonly last: number; readonly size: number },
) =>
  db
    .selectFrom(kind)
    .leftJoin('save_origin', (join) =>
      join.on('save_origin.kind', '=', kind).onRef('save_id', '=', `${kind}.id`),
    )
    .select([`${kind}.id`, 'time', 'category', 'signature'])
    // An older server version may have written these columns in the save's own row.
    .select((eb) => [
      eb.fn.coalesce('save_origin.client_ip', `${kind}.client_ip`).as('client_ip'),
      eb.fn.coalesce('save_origin.client_ua', `${kind}.client_ua`).as('client_ua'),
    ])
    .where(`${kind}.person_id`, '=', personId)
    .where(`${kind}.id`, '>', last)
    .orderBy(`${kind}.id`)
    .limit(size)
    .execute();
