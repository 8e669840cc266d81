import type { LookupQuery } from './lookup.ts';
import { normalizeEmail } from '../people/email.ts';
import { attributesOf, type MembershipTypes } from '../membership/membership.ts';
import { publicName } from '../people/people.ts';

/** Somebody who may be found, as far as a lookup looks at them. */
export interface Findable {
  readonly id: number;
  readonly membership: string;
  readonly member_number: number | null;
  readonly legal_name: string;
  readonly public_first_name: string | null;
  readonly public_last_name: string | null;
  readonly email: string | null;
}

/** What a lookup tells about whom it found. */
export type LookupOutcome =
  | { readonly status: 'success'; readonly id: number; membership: string; readonly name: string }
  | { readonly status: 'multiple' | 'not found' };

/** What names are compared by: without letter case, and with single spaces (LOO-1). */
export const lookupName = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/**
 * Whether somebody outside the account may learn of a person at all (LOO-4): about anybody else they are
 * answered as about nobody (LOO-6).
 */
export const isFindable = (
  { membership }: Pick<Findable, 'membership'>,
  types: MembershipTypes,
): boolean => attributesOf(types, membership).allow_lookup === true;

/** The names that somebody can be looked for by: the legal and the public one, to compare (LOO-2). */
export const lookupNames = (
  person: Pick<Findable, 'legal_name' | 'public_first_name' | 'public_last_name'>,
): readonly string[] => {
  const names = [person.legal_name, publicName(person)].map(lookupName);
  return [...new Set(names)].filter((name) => name !== '');
};

/** Every detail that is given must match: the name, the address, and the number, which may be the id (LOO-3). */
const isMatch = (person: Findable, { name, email, member_number: number }: LookupQuery): boolean =>
  (name === undefined || lookupNames(person).includes(lookupName(name))) &&
  (email === undefined || normalizeEmail(person.email ?? '') === normalizeEmail(email)) &&
  (number === undefined || person.member_number === number || person.id === number);

/**
 * Whom a lookup finds among people: one, several or nobody. A type that does not allow it is never
 * found (LOO-4), and no name is told that is neither public nor was typed (LOO-5).
 */
export const lookUp = (
  people: readonly Findable[],
  query: LookupQuery,
  types: MembershipTypes,
): LookupOutcome => {
  const [found, ...others] = people.filter(
    (person) => isFindable(person, types) && isMatch(person, query),
  );
  if (!found) return { status: 'not found' };
  if (others.length > 0) return { status: 'multiple' };
  const { id, membership } = found;
  const name = publicName(found) || (query.name ?? query.email ?? '');
  return { status: 'success', id, membership, name };
};
