import type { AwardName, AwardRight } from '@conkit/rules';

/** What mails say that sign in, and those about addresses. */
export const signIn = {
  action: (right: AwardRight, { name }: AwardName) =>
    right === 'vote' ? `Vote in the ${name}` : `Nominate for the ${name}`,
  signInTo: (convention: string) => `Sign in to ${convention}`,
  signInForDetails: 'Sign in to see and change your details',
  linksWork: (days: number) =>
    `The links work for ${days} days, as often as you like. Whoever has them can sign in as you, so please do not forward this mail.`,

  loginHeading: 'Your login link',
  loginSubject: (convention: string) => `Your login link for ${convention}`,
  loginOpening: {
    requested: 'Here is the login link you asked for.',
    expired: 'The login link you opened has expired. Here is a new one.',
    created: 'Your account has been made. Here is the link that signs you in.',
    sent: 'The convention’s team sends you this login link.',
  },
  personalLinks: 'Each of these links leads to the page of one person:',
  codeLabel: 'Reading this on another device? Enter this code on the page where you asked',
  codeNote: (minutes: number, requested: string | undefined) =>
    `Never share this code. The convention’s team never asks for it. ${requested === undefined ? 'It works' : `It was requested on ${requested}, and works`} for ${minutes} minutes, only in the browser that asked for it.`,
  notAsked: (address: string) =>
    `If you did not ask for it, you need not do anything. Questions: ${address}`,

  unknownHeading: 'No membership under this address',
  unknownSubject: (convention: string) => `No membership under this address at ${convention}`,
  unknownOpening: (convention: string, email: string) =>
    `Somebody, probably you, asked for a login link to ${convention} for ${email}. There is no membership under this address.`,
  unknownAdvice: (address: string) =>
    `Perhaps you registered with another address? Try that one, or write to ${address}.`,
  buyMembership: 'Buy a membership',

  approvalSubject: (convention: string) => `Your approval is needed at ${convention}`,
  approvalOpening:
    'An administrator has asked for something that needs the approval of a second administrator.',
  approvalHow:
    'Sign in and open the desk: it is at the top. Read what it is and why, then approve or reject it.',

  auditHeadSubject: (convention: string, row: number) =>
    `The audit log of ${convention} has ${row} rows`,
  auditHeadOpening:
    'Keep this mail. Later it can prove that no row up to today was changed or removed.',
  auditHeadAdded: 'Rows since the last mail',
  auditHeadLabel: 'Hash of the newest row',
  auditHeadNote: 'To check, an operator runs `conkit audit verify --head` with this hash.',
  auditHeadDaily:
    'This mail comes every day. If one is missing, or the number of rows falls, ask the operators why.',

  newAddressHeading: 'Your new address',
  newAddressSubject: (convention: string) =>
    `Your new address at ${convention}, and your login link`,
  newAddressOpening: (convention: string) =>
    `${convention} now has this address for you. Here is the link that signs you in with it; links that were sent to your earlier address do not show your membership any more.`,
  newAddressNotYours: (address: string) =>
    `If this is not your membership, please tell ${address}.`,
  oldAddressSubject: (convention: string) => `Your address at ${convention} was changed`,
  oldAddressOpening: (convention: string) =>
    `The registration team of ${convention} has replaced this address of yours by another one. A login link was sent to the new address.`,
  oldAddressAlarm: (address: string) =>
    `If you did not ask for this, please write to ${address} at once.`,
  /** When the record was moved. */
  oldAddressTime: (time: string) => `This happened on ${time}.`,
  /** Until when what was voted is closed; null while time does not end it. */
  oldAddressHeld: (until: string | null) =>
    until === null
      ? 'Your ballot and nominations stay closed to the new address.'
      : `Your ballot and nominations stay closed to the new address until ${until}.`,
  oldAddressTokens: 'Tokens for site selection stay closed, too.',
  oldAddressReleased: (time: string) =>
    `On ${time} another administrator opened your ballot and nominations to the new address.`,
  oldAddressAnswer:
    'Did you ask for this? Answer on the page behind the button. Yes opens your ballot and nominations at the new address now. No keeps them closed, and the team will ask you.',
  answerMove: 'Answer',
  newAddressHeld: (until: string | null) =>
    until === null
      ? 'To protect your vote, your ballot and nominations stay closed here.'
      : `To protect your vote, your ballot and nominations stay closed here until ${until}.`,
};

export type SignInWords = typeof signIn;
