import {
  badgeRows,
  MAX_BADGE_ROWS,
  personProblems,
  type FieldProblem,
  type PersonFields,
} from '@conkit/rules';
import type { Fault } from './peopleCsv.ts';

const sentences: Readonly<Record<FieldProblem['kind'], string>> = {
  required: 'is missing',
  not_an_email: 'is no e-mail address',
  too_long: 'is too long',
  overrides_direction: 'contains characters that change the direction of text',
};

/** Returns the problems with a person's texts. */
export function personFaults(person: PersonFields): Omit<Fault, 'line'>[] {
  const faults = personProblems(person).map(({ field, kind }) => ({
    field: field.replace('.', '_'),
    message: sentences[kind],
  }));
  if (badgeRows(person.badge_name ?? '') > MAX_BADGE_ROWS) {
    faults.push({ field: 'badge_name', message: `has more than ${MAX_BADGE_ROWS} lines` });
  }
  return faults;
}
