import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { NewPersonItem } from '../database/items.ts';
import type { PersonRow, PurchaseIntentRow } from '../database/schema.ts';
import { findPaidParts, type PaidPart } from '../purchase/delivery/parts.ts';

/** A person's current and former identity, as other people may have written it. */
export interface Identity {
  readonly id: number;
  /** Their email keys, including former ones. */
  readonly emails: ReadonlySet<string>;
  /** Those of `emails` that no other person has. An erasure keeps shared addresses. */
  readonly ownEmails: readonly string[];
  /** Their legal names in lower case, including former ones. */
  readonly names: ReadonlySet<string>;
  /**
   * Words that identify them in other people's texts: the name on record, which the administrator confirmed, and their
   * own addresses. Excludes former names: members can choose any name, and must not be able to delete other people's
   * texts with it.
   */
  readonly identifyingWords: readonly string[];
}

/** Shorter words match too much text to identify a person. */
export const MIN_WORD_LENGTH = 5;

const plain = (text: string | null | undefined) => text?.trim().toLowerCase() ?? '';

/** Returns the names and addresses that are long enough to identify a person in a text. */
export const toIdentifyingWords = (texts: readonly string[]): string[] =>
  texts.map(plain).filter((word) => word.length >= MIN_WORD_LENGTH);

/**
 * Reads a person's current and former identity: from the record, the changes, the audit log, and the purchases that
 * created the record, because changes are deleted after a year.
 */
export async function readIdentity(trx: Queryable, person: PersonRow): Promise<Identity> {
  const { id, legal_name } = person;
  const records: Pick<Partial<PersonRow>, 'legal_name' | 'email'>[] = [person];
  for (const { parts } of await listCreatingPurchases(trx, id)) {
    for (const part of parts) if (isCreatingPart(part, id)) records.push(part.item.person);
  }
  for (const table of ['person_change', 'audit'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select(['before', 'after'])
      .where('person_id', '=', id)
      .execute();
    const states = rows.flatMap(({ before, after }) => [before, after]) as Partial<
      PersonRow & { record: Partial<PersonRow> | null }
    >[];
    // Another record that was merged into this one.
    for (const state of states) records.push(state, state.record ?? {});
  }
  const emails = new Set(
    records.map(({ email }) => normalizeEmail(email ?? '')).filter((email) => email !== ''),
  );
  const others = await trx
    .selectFrom('person')
    .select('email_key')
    .where('email_key', 'in', ['', ...emails])
    .where('id', '<>', id)
    .execute();
  const shared = new Set(others.map(({ email_key }) => email_key));
  const ownEmails = [...emails].filter((email) => !shared.has(email));
  return {
    id,
    emails,
    ownEmails,
    names: new Set(records.map((one) => plain(one.legal_name)).filter((name) => name !== '')),
    identifyingWords: toIdentifyingWords([legal_name, ...ownEmails]),
  };
}

/** Returns whether a text names the person. */
export const isNamed = (
  { identifyingWords }: Pick<Identity, 'identifyingWords'>,
  text: string,
): boolean => identifyingWords.some((word) => text.toLowerCase().includes(word));

/** Returns the purchases that may have created a person's record, with their parts. */
export async function listCreatingPurchases(
  trx: Queryable,
  personId: number,
): Promise<{ readonly id: number; readonly parts: readonly PaidPart[] }[]> {
  const { rows } = await sql<PurchaseIntentRow>`
    select * from purchase_intent
    where id in (select intent_id from payment where person_id = ${personId})
      or items @> ${JSON.stringify([{ personId }])}::jsonb
    order by id`.execute(trx);
  return Promise.all(
    rows.map(async (row) => ({ id: row.id, parts: await findPaidParts(trx, row) })),
  );
}

/** Returns whether this part of a purchase created the person's record. */
export const isCreatingPart = (
  part: PaidPart,
  personId: number,
): part is PaidPart & { readonly item: NewPersonItem } =>
  (part.item.kind === 'new_member' || part.item.kind === 'daypass') &&
  (part.payment?.person_id ?? part.item.personId) === personId;
