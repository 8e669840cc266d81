/** The number of digits in a login code. */
export const CODE_LENGTH = 6;

const GROUP = 3;

/** Returns the digits of a text, at most as many as a code has. */
export const codeDigits = (text: string): string =>
  text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);

/** Formats a code in groups: "482 913". */
export const groupedCode = (digits: string): string =>
  [digits.slice(0, GROUP), digits.slice(GROUP)].filter(Boolean).join(' ');

/** Returns the caret position after a number of digits in a grouped code. */
export const caretBehind = (digits: number): number => (digits > GROUP ? digits + 1 : digits);
