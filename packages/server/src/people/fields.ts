import { PERSON_FIELDS } from '@conkit/rules';
import type { NewPerson as WirePerson, PersonChanges } from '@conkit/api-client';
import type { Insertable } from 'kysely';

/**
 * A list of all of some fields. The compiler refuses one that lacks a field, which would be lost in
 * silence, and one that names a field that is not there.
 */
export const complete =
  <Field extends string>() =>
  <const List extends readonly Field[]>(
    list: List & ([Field] extends [List[number]] ? unknown : never),
  ): List =>
    list;

/** What of a person can be changed, in the order of the form and of the answer. */
export const CHANGEABLE_FIELDS =
  complete<Exclude<keyof PersonChanges, 'last_modified'>>()(PERSON_FIELDS);

/** What somebody who buys for a new person can tell about them. */
export const NEW_PERSON_FIELDS = complete<Exclude<keyof WirePerson, 'membership'>>()(PERSON_FIELDS);

/** A whole new row of a table: a column that nobody thinks of does not compile. */
export type NewRow<Table> = Required<Omit<Insertable<Table>, 'id'>>;
