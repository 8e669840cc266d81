// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface ActForPersonMessages {
  /** The pages' titles. */
  edit: (values: { name: string }) => string;
  membership: (values: { name: string }) => string;
  email: (values: { name: string }) => string;
  loading: string;
  /** Who acts, for which person, and that it is logged. */
  actingFor: (values: { name: string }) => string;
  writtenDown: (values: { operator: string }) => string;
  /** The heading above the consequences. */
  follows: string;
  noMail: (values: { name: string }) => string;
  seesChange: (values: { name: string }) => string;
  /** Below the email address in the details form. */
  emailElsewhere: string;
  nothingChanged: string;
  /** Changing the membership. */
  mailed: (values: { name: string }) => string;
  begins: string;
  ends: string;
  sameRights: string;
  newNumber: string;
  noMoney: string;
  /** Changing the email address. */
  bothMailed: string;
  linkMailed: string;
  oldAddress: (values: { name: string }) => string;
  /** The person is alone on the account. */
  accountEnds: string;
  /** When not to use the form. */
  samePerson: (values: { name: string }) => string;
  /** Other people remain on the account. */
  othersStay: (values: { names: string }) => string;
  present: string;
  newMembership: string;
  choose: string;
  newEmail: string;
  noEmail: string;
  sameEmail: string;
  notAnEmail: string;
  reason: string;
  reasonHint: (values: { name: string }) => string;
  reasonMissing: string;
  cancel: string;
  save: string;
  giveMembership: string;
  moveEmail: string;
}

export const actForPersonMessages: ActForPersonMessages = {
  edit: ({ name }) => `Edit the details of ${name}`,
  membership: ({ name }) => `Give ${name} another membership`,
  email: ({ name }) => `Move ${name} to another email address`,
  loading: 'Loading the record',
  actingFor: ({ name }) => `Acting for ${name}`,
  writtenDown: ({ operator }) => `What you do here is done in their name. The log keeps that it was ${operator}, when, why, and what was there before.`,
  follows: 'What follows',
  noMail: ({ name }) => `${name} gets no mail about it.`,
  seesChange: ({ name }) => `${name} can read the change and your reason in the log of their record, and that it was the convention’s crew; not your name or address.`,
  emailElsewhere: 'The address is changed on a page of its own: see the record.',
  nothingChanged: 'Nothing has been changed yet.',
  mailed: ({ name }) => `${name} gets a mail about the change: what begins and what ends.`,
  begins: 'They can then have, or do:',
  ends: 'They can no longer have, or do; what they nominated or voted by it does not count then:',
  sameRights: 'What they have a right to stays as it is.',
  newNumber: 'They get the next member number.',
  noMoney: 'Nothing is paid, and nothing is given back.',
  bothMailed: 'We email both addresses, the present one and the new one.',
  linkMailed: 'A login link goes to the new address: write it exactly as they say it.',
  oldAddress: ({ name }) => `Who signs in with the present address does not reach ${name} any more.`,
  accountEnds: 'There is no other person on this account. Its sessions and login links end, its roles are taken, and its purchases move along.',
  samePerson: ({ name }) => `This is for another mailbox of ${name}: purchases and details are read there from now on. The ballot and nominations stay closed there until the old mailbox agrees, another administrator opens them, or some days pass. To give the membership to another person, use “conkit people transfer”.`,
  othersStay: ({ names }) => `Others stay on the account with the present address: ${names}.`,
  present: 'At present',
  newMembership: 'New membership',
  choose: 'Choose one',
  newEmail: 'New email address',
  noEmail: 'none',
  sameEmail: 'This is their address already.',
  notAnEmail: 'This does not look like an email address.',
  reason: 'Reason',
  reasonHint: ({ name }) => `For the log. ${name} can read it: say what they asked for, and how you know that it was them.`,
  reasonMissing: 'Say why, for the log.',
  cancel: 'Cancel',
  save: 'Save the details',
  giveMembership: 'Give this membership',
  moveEmail: 'Move to this address',
};
