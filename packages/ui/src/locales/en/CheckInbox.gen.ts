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
  sent: ({ email }) => `A mail is on its way to ${email}. Open the link in it on this device, or enter its code here.`,
  code: 'Code from the mail',
  codeHint: 'Six digits, for when you read your mail on another device. They are good for 15 minutes, in this browser only.',
  enter: 'Sign in with the code',
  wrong: ({ triesLeft }) => `This is not the code of the newest mail. You can try ${triesLeft === 1 ? 'once more' : `${triesLeft} more times`}.`,
  noTriesLeft: 'That was the fifth wrong try, so this code is void. Send the mail again for a new one, or open its link.',
  expiredCode: 'This code cannot be used any more: it is older than 15 minutes, or was asked for in another browser. Send the mail again for a new one, or open its link.',
  resend: 'Send the mail again',
  resent: 'The mail was sent again. Only the code in the newest one is good.',
  changeAddress: 'Use another address',
};
