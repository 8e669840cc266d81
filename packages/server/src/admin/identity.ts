import { normalizeEmail } from '@conkit/rules';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { isMaking, purchasesMaking } from './purchasesMaking.ts';

/** A person's current and former identity, as other people may have written it. */
export interface Identity {
  readonly id: number;
  /** Their email keys, including former ones. */
  readonly emails: ReadonlySet<string>;
  /** Those of `emails` that no other person has. Shared addresses stay. */
  readonly ownEmails: readonly string[];
  /** Their legal names in lower case, including former ones. */
  readonly names: ReadonlySet<string>;
  /**
   * Words that identify them in other people's texts: the name on record, which the administrator confirmed, and their
   * own addresses. Excludes former names: members can choose any name, and must not be able to delete other people's
   * texts with it.
   */
  readonly said: readonly string[];
}

/** Shorter words match too much text to identify a person. */
export const SHORTEST = 5;

const plain = (text: string | null | undefined) => text?.trim().toLowerCase() ?? '';

/** Returns the names and addresses that are long enough to identify a person in a text. */
export const recognisable = (texts: readonly string[]): string[] =>
  texts.map(plain).filter((word) => word.length >= SHORTEST);

/**
 * Reads a person's current and former identity: from the record, the changes, the audit log, and the purchases that
 * created the record, because changes are deleted after a year.
 */
export async function identityOf(trx: Queryable, person: PersonRow): Promise<Identity> {
  const { id, legal_name } = person;
  const records: Pick<Partial<PersonRow>, 'legal_name' | 'email'>[] = [person];
  for (const { parts } of await purchasesMaking(trx, id)) {
    for (const part of parts) if (isMaking(part, id)) records.push(part.item.person);
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
    said: recognisable([legal_name, ...ownEmails]),
  };
}

/** Returns whether a text names the person. */
export const isNamed = ({ said }: Pick<Identity, 'said'>, text: string): boolean =>
  said.some((word) => text.toLowerCase().includes(word));
