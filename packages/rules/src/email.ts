/** The longest address that mail can carry (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** What an address is compared by: without surrounding space and without case (PEO-6). It is stored as typed. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** An address looks like x@y.z (PEO-7). */
export const isEmailLike = (email: string): boolean => {
  const address = email.trim();
  return address.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(address);
};
