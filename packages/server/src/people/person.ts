import type { NewPerson as WirePerson, Person, PersonChanges } from '@conkit/api-client';
import { PERSON_FIELDS, preferredName } from '@conkit/rules';
import type { Insertable } from 'kysely';
import { getRights } from '../awards/rights.ts';
import type { Convention } from '../config/types.ts';
import type { PersonRow } from '../database/schema.ts';

/**
 * Converts a person to their form in the API, with their rights in each award. Every key is present; unset
 * values are null.
 */
export function toPerson(row: PersonRow, config: Pick<Convention, 'awards'>): Person {
  const {
    email_key: _,
    lookup_names: __,
    joined,
    lists,
    last_modified,
    daypass_days,
    ...same
  } = row;
  const days = daypass_days?.filter(Boolean).length ?? 0;
  return {
    ...same,
    last_modified: last_modified.toISOString(),
    preferred_name: preferredName(row),
    // The number of days as a label; `daypass_type` has the kind of pass.
    daypass: row.daypass_type === null ? null : String(days),
    daypass_days,
    rights: getRights({ membership: row.membership, joined, lists }, config),
  };
}

/** The legal name of an erased person; all others have a name. */
export const ERASED_NAME = '';

/** Returns whether a person was erased. Only their number is left. */
export const isErased = ({ legal_name }: Pick<PersonRow, 'legal_name'>): boolean =>
  legal_name === ERASED_NAME;

/**
 * Checks that a list contains every field. The compiler refuses one that lacks a field, which would be lost
 * silently, and one with an unknown field.
 */
export const complete =
  <Field extends string>() =>
  <const List extends readonly Field[]>(
    list: List & ([Field] extends [List[number]] ? unknown : never),
  ): List =>
    list;

/** The changeable fields of a person, in the order of the form and of the answer. */
export const CHANGEABLE_FIELDS =
  complete<Exclude<keyof PersonChanges, 'last_modified'>>()(PERSON_FIELDS);

/** The fields that a buyer can fill in for a new person. */
export const NEW_PERSON_FIELDS =
  complete<Exclude<keyof WirePerson, 'membership' | 'answers'>>()(PERSON_FIELDS);

/** A complete new row of a table: a forgotten column does not compile. */
export type NewRow<Table> = Required<Omit<Insertable<Table>, 'id'>>;
