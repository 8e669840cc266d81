/** The longest address that mail can carry (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * What an address is compared by: without surrounding space and without the case of the letters A to Z (PEO-6).
 * It is stored as typed. Other letters stay as they are: Unicode turns some of them into ASCII (the Kelvin
 * sign becomes k), and whoever has such a mailbox is somebody else.
 */
export const normalizeEmail = (email: string): string =>
  email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * An address looks like x@y.z (PEO-7). What mail programs read as something around an address, or do not see at
 * all, is not part of one: else a mailbox would have many addresses, each with limits of its own.
 */
export const isEmailLike = (email: string): boolean => {
  const address = email.trim();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address);
};

const EMAIL =
  /^[^\s@<>()[\]:;,"\\\p{C}]+@[^\s@.<>()[\]:;,"\\\p{C}]+(?:\.[^\s@.<>()[\]:;,"\\\p{C}]+)+$/u;
