import { normalizeEmail } from '../people/email.ts';
import { getMembershipAttributes, type MembershipTypes } from '../membership/membership.ts';
import { publicName } from '../people/people.ts';

/** The fields of the form that finds another member. */
export interface LookupFields {
  readonly name: string;
  readonly email: string;
  readonly memberNumber: string;
}

/** The lookup request to the server. */
export interface LookupQuery {
  readonly name?: string;
  readonly email?: string;
  readonly member_number?: number;
}

/** Returns the lookup request: the trimmed name and address if filled in, and a member number above 0 (PEO-16). */
export const lookupQuery = ({ name, email, memberNumber }: LookupFields): LookupQuery => {
  const [trimmedName, trimmedEmail, number] = [name.trim(), email.trim(), memberNumber.trim()];
  const isNumber = /^\d{1,9}$/u.test(number) && Number(number) > 0;
  return {
    ...(trimmedName !== '' && { name: trimmedName }),
    ...(trimmedEmail !== '' && { email: trimmedEmail }),
    ...(isNumber && { member_number: Number(number) }),
  };
};

/**
 * Returns whether a lookup can be sent: it needs a name, or an address with text before and after an at-sign
 * (PEO-17).
 */
export const canLookUp = ({ name, email }: LookupQuery): boolean =>
  (name ?? '').trim() !== '' || /[^\s@]@[^\s@]/u.test((email ?? '').trim());

/** The data of a person that a lookup uses. */
export interface Findable {
  readonly id: number;
  readonly membership: string;
  readonly member_number: number | null;
  readonly legal_name: string;
  readonly public_first_name: string | null;
  readonly public_last_name: string | null;
  readonly email: string | null;
}

/** The answer to a lookup. */
export type LookupOutcome =
  | { readonly status: 'success'; readonly id: number; membership: string; readonly name: string }
  | { readonly status: 'multiple' | 'not found' };

/** Normalises a name for comparison: without letter case, and with single spaces (LOO-1). */
export const lookupName = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/**
 * Returns whether people outside the account may find a person (LOO-4). Other people are treated as not found
 * (LOO-6).
 */
export const isFindable = (
  { membership }: Pick<Findable, 'membership'>,
  types: MembershipTypes,
): boolean => getMembershipAttributes(types, membership).allow_lookup === true;

/** Returns the normalised names that find a person: the legal and the public one (LOO-2). */
export const lookupNames = (
  person: Pick<Findable, 'legal_name' | 'public_first_name' | 'public_last_name'>,
): readonly string[] => {
  const names = [person.legal_name, publicName(person)].map(lookupName);
  return [...new Set(names)].filter((name) => name !== '');
};

/** Every given detail must match. The member number may also be the id (LOO-3). */
const isMatch = (person: Findable, { name, email, member_number: number }: LookupQuery): boolean =>
  (name === undefined || lookupNames(person).includes(lookupName(name))) &&
  (email === undefined || normalizeEmail(person.email ?? '') === normalizeEmail(email)) &&
  (number === undefined || person.member_number === number || person.id === number);

/**
 * Looks up a person. A membership type that does not allow lookups is never found (LOO-4). The answer contains the
 * public name, else the name or address of the query (LOO-5).
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
