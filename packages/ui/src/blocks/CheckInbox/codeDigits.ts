/** How many digits a code has. */
export const CODE_LENGTH = 6;

const GROUP = 3;

/** The digits of what was typed or pasted, at most as many as a code has. */
export const codeDigits = (text: string): string =>
  text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);

/** A code as it is read: "482 913". */
export const groupedCode = (digits: string): string =>
  [digits.slice(0, GROUP), digits.slice(GROUP)].filter(Boolean).join(' ');

/** Where the caret stands in a grouped code, behind so many digits. */
export const caretBehind = (digits: number): number => (digits > GROUP ? digits + 1 : digits);
