import type { NewPerson, PaperPubs } from '@conkit/api-client';
import { changedFields, PERSON_FIELDS, type PersonFields } from '@conkit/rules';

/** Whether something that was kept are the fields of paper publications. */
export const isPaperPubs = (value: unknown): value is PaperPubs =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'address', 'country'].every((key) => typeof Reflect.get(value, key) === 'string');

/** What was typed into the form of a new member, from what the browser kept of it. */
export function parseMemberDraft(stored: unknown): PersonFields | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.fromEntries(
    PERSON_FIELDS.flatMap((field): [string, unknown][] => {
      const value: unknown = Reflect.get(stored, field);
      const isKept = field === 'paper_pubs' ? isPaperPubs(value) : typeof value === 'string';
      return isKept ? [[field, value]] : [];
    }),
  );
}

/** A new member as the server is told: the filled fields only. */
export const newPerson = (membership: string, person: PersonFields): NewPerson => ({
  ...changedFields(undefined, person),
  membership,
  legal_name: person.legal_name ?? '',
  email: person.email?.trim() ?? '',
});
