import type { Person, User } from '@conkit/api-client';

/**
 * Returns the account's person with the id in the URL, or undefined. Ids must be written as links write
 * them.
 */
export const findPersonById = (user: User | null, id: string | undefined): Person | undefined =>
  user?.people.find((person) => String(person.id) === id);
