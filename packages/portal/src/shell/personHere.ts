import type { Person, User } from '@conkit/api-client';

/** The person of the account whose id is in the address, as links write it; undefined for anybody else. */
export const personHere = (user: User | null, id: string | undefined): Person | undefined =>
  user?.people.find((person) => String(person.id) === id);
