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
