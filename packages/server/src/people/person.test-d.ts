import type { NewPerson, Person, PersonChanges } from '@conkit/api-client';
import { PERSON_FIELDS } from '@conkit/rules';
import type { PersonRow, PersonTable } from '../database/schema.ts';
import { complete, type NewRow, toPerson } from './person.ts';

// These tests check that a forgotten field of a person does not compile. `tsc` checks them; nothing runs.

interface Motto {
  motto: string | null;
}

// The API has the field, but the list of fields lacks it.
// @ts-expect-error: `motto` would be answered as updated, and not stored
complete<Exclude<keyof (PersonChanges & Motto), 'last_modified'>>()(PERSON_FIELDS);
// @ts-expect-error: `motto` of a new person would not be stored
complete<Exclude<keyof (NewPerson & Motto), 'membership'>>()(PERSON_FIELDS);
// The list has the field, but the API lacks it.
// @ts-expect-error: no request can contain `city`
complete<Exclude<keyof PersonChanges, 'last_modified' | 'city'>>()(PERSON_FIELDS);

// The table has the column, but the new row lacks it.
declare const row: NewRow<PersonTable>;
// @ts-expect-error: every new person would lack it
export const withoutMotto: NewRow<PersonTable & Motto> = row;
// The answer has the field, but the table lacks it.
declare const stored: PersonRow;
// @ts-expect-error: no member would ever see theirs
export const unseen: Person & Motto = toPerson(stored);
