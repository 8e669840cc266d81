import type { NewPerson } from '@conkit/api-client';
import { changedFields, type PersonFields } from '@conkit/rules';

/** Returns a new member as the API takes it, with the filled fields only. */
export const toNewPerson = (membership: string, person: PersonFields): NewPerson => ({
  ...changedFields(undefined, person),
  membership,
  legal_name: person.legal_name ?? '',
  email: person.email?.trim() ?? '',
});
