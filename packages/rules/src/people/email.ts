/** The maximum length of an address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * Normalises an address for comparison: without surrounding space and without the case of the letters A to Z
 * (PEO-6). Addresses are stored as typed. Other letters keep their case, because Unicode lower-cases some of them to
 * ASCII (the Kelvin sign to k), and such a mailbox may belong to another person.
 */
export const normalizeEmail = (email: string): string =>
  email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Returns whether a text looks like x@y.z (PEO-7). Invisible characters and those that mail programs read as syntax
 * around an address are refused: otherwise one mailbox would have many addresses, each with its own limits.
 */
export const isEmailLike = (email: string): boolean => {
  const address = email.trim();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address);
};

const EMAIL =
  /^[^\s@<>()[\]:;,"\\\p{C}]+@[^\s@.<>()[\]:;,"\\\p{C}]+(?:\.[^\s@.<>()[\]:;,"\\\p{C}]+)+$/u;
