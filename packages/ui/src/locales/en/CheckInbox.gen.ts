// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface CheckInboxMessages {
  /** The card's heading. */
  title: string;
  /** The status of a requested mail. */
  sending: (values: { email: string }) => string;
  /** The status after an expired link. */
  expiredLink: (values: { email: string }) => string;
  sent: (values: { email: string }) => string;
  code: string;
  codeHint: string;
  /** The button that signs in with the code. */
  enter: string;
  /** At least one try is left. */
  wrong: (values: { triesLeft: number }) => string;
  /** No try is left. */
  noTriesLeft: string;
  expiredCode: string;
  resend: string;
  /** The mail was sent again: only its code is valid. */
  resent: string;
  changeAddress: string;
}

export const checkInboxMessages: CheckInboxMessages = {
  title: 'Check your inbox',
  sending: ({ email }) => `Sending login key and link to ${email}`,
  expiredLink: ({ email }) => `Your login key has expired, and has been reset. Your new login link is being sent to ${email}.`,
  sent: ({ email }) => `We emailed a link to ${email}. Open it, or enter the code.`,
  code: 'Code from the mail',
  codeHint: 'Six digits, valid for 15 minutes in this browser.',
  enter: 'Sign in with the code',
  wrong: ({ triesLeft }) => `This is not the newest code. ${triesLeft === 1 ? 'One try' : `${triesLeft} tries`} left.`,
  noTriesLeft: 'Too many wrong codes. Send the mail again, or open its link.',
  expiredCode: 'This code has expired, or belongs to another browser. Send the mail again, or open its link.',
  resend: 'Send the mail again',
  resent: 'Sent again. Use the code in the newest mail.',
  changeAddress: 'Use another address',
};
