import { normalizeEmail } from '@conkit/rules';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { isMaking, purchasesMaking } from './purchasesMaking.ts';

/** Who a person is and was, as far as others may have written it. */
export interface Identity {
  readonly id: number;
  /** The keys of their addresses, the former ones too. */
  readonly emails: ReadonlySet<string>;
  /** Of these, those that nobody else has; an address of others stays theirs. */
  readonly ownEmails: readonly string[];
  /** Their legal names, the former ones too, in lower case. */
  readonly names: ReadonlySet<string>;
  /**
   * What names them in what others wrote: the name on record, which whoever erases them has seen, and their own addresses. Not what
   * they were called once: everybody can call themselves anything, and nobody may blot out others' words by it.
   */
  readonly said: readonly string[];
}

/** What is too short to be recognised by: it would be found in anything. */
export const SHORTEST = 5;

const plain = (text: string | null | undefined) => text?.trim().toLowerCase() ?? '';

/** What of names and addresses says whose it is, wherever it stands in a text. */
export const recognisable = (texts: readonly string[]): string[] =>
  texts.map(plain).filter((word) => word.length >= SHORTEST);

/**
 * Reads who a person is and was: what is on record, what the record of changes and the log still have, and what was typed when
 * they were bought, for changes are forgotten after a year.
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
    // Of another record that was joined to this one.
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

/** Whether a text names somebody. */
export const isNamed = ({ said }: Pick<Identity, 'said'>, text: string): boolean =>
  said.some((word) => text.toLowerCase().includes(word));
