import { PERSON_FIELDS } from '@conkit/rules';
import type { NewPerson, Person, PersonChanges } from '@conkit/api-client';
import type { PersonRow, PersonTable } from '../database/schema.ts';
import { complete, type NewRow } from './fields.ts';
import { toPerson } from './person.ts';

// What would lose a field of a person in silence does not compile. Checked by `tsc`; nothing runs.

interface Motto {
  motto: string | null;
}

// On the wire, and not in the list of a person's fields.
// @ts-expect-error: `motto` would be answered as updated, and not stored
complete<Exclude<keyof (PersonChanges & Motto), 'last_modified'>>()(PERSON_FIELDS);
// @ts-expect-error: `motto` of a new person would not be stored
complete<Exclude<keyof (NewPerson & Motto), 'membership'>>()(PERSON_FIELDS);
// In the list, and not on the wire.
// @ts-expect-error: nobody can send `city`
complete<Exclude<keyof PersonChanges, 'last_modified' | 'city'>>()(PERSON_FIELDS);

// In the table, and not written.
declare const row: NewRow<PersonTable>;
// @ts-expect-error: every new person would have none
export const withoutMotto: NewRow<PersonTable & Motto> = row;
// In the answer, and not in the table.
declare const stored: PersonRow;
// @ts-expect-error: nobody would ever see theirs
export const unseen: Person & Motto = toPerson(stored);
