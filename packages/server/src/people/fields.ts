import { PERSON_FIELDS } from '@conkit/rules';
import type { NewPerson as WirePerson, PersonChanges } from '@conkit/api-client';
import type { Insertable } from 'kysely';

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
export const NEW_PERSON_FIELDS = complete<Exclude<keyof WirePerson, 'membership'>>()(PERSON_FIELDS);

/** A complete new row of a table: a forgotten column does not compile. */
export type NewRow<Table> = Required<Omit<Insertable<Table>, 'id'>>;
