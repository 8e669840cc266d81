// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface PersonRecordMessages {
  loading: string;
  /** Below the name: membership or day pass, and the record's number. */
  record: (values: { subtitle: string; id: number }) => string;
  findAnother: string;
  /** The tasks for the person. */
  actions: (values: { name: string }) => string;
  edit: string;
  membership: string;
  email: string;
  details: string;
  /** The empty fields, by their labels. */
  notFilledIn: (values: { fields: string }) => string;
  account: string;
  noAccount: string;
  language: string;
  languageNotChosen: string;
  signedIn: string;
  neverSignedIn: string;
  roles: string;
  role: {
    member_admin: string;
    hugo_admin: string;
  };
  others: string;
  noEmail: string;
  awards: string;
  awardsHint: string;
  nominated: string;
  voted: string;
  nothingSent: string;
  purchases: string;
  noPurchases: string;
  mails: string;
  mailsHint: string;
  noMails: string;
  mail: {
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    login: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    unknown_address: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    chat_invite: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    new_address: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    old_address: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    new_member: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    new_daypass: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    upgrade: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    paper_pubs: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    data_exported: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    membership_set: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    records_joined: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    new_payment: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    siteselection_token: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    receipt: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    refund_due: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    invoice: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    payment_update: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    ballot_copy: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    nominations_copy: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    series_extra: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    ballot_changed: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    ballot_ruling: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    finalist_replaced: string;
    /** The subject of a mail by its kind; an unknown kind is shown as it is. */
    personal_link: string;
  };
  mailSent: string;
  mailFailed: string;
  mailWaiting: string;
  /** When it is sent; `time` is formatted. */
  mailDue: (values: { time: string }) => string;
  attempts: (values: { count: number }) => string;
  log: string;
  /** Lists of which only the newest entries are shown. */
  newest: (values: { count: number }) => string;
}

export const personRecordMessages: PersonRecordMessages = {
  loading: 'Loading the record',
  record: ({ subtitle, id }) => `${subtitle} · record ${id}`,
  findAnother: 'Find another person',
  actions: ({ name }) => `Act for ${name}`,
  edit: 'Edit the details',
  membership: 'Give another membership',
  email: 'Move to another email address',
  details: 'Details',
  notFilledIn: ({ fields }) => `Not filled in: ${fields}`,
  account: 'Account',
  noAccount: 'Without an email address there is no account, and no way to sign in.',
  language: 'Written to in',
  languageNotChosen: 'not chosen yet',
  signedIn: 'Signed in since',
  neverSignedIn: 'no sign-in yet',
  roles: 'Roles',
  role: {
    member_admin: 'may act for members',
    hugo_admin: 'may administer the awards',
  },
  others: 'Others on this account',
  noEmail: 'no email address',
  awards: 'Awards',
  awardsHint: 'What is on a ballot is never shown.',
  nominated: 'Nominations sent last',
  voted: 'Ballot sent last',
  nothingSent: 'nothing sent',
  purchases: 'Purchases',
  noPurchases: 'Nothing was bought for this person or by their account.',
  mails: 'Mails',
  mailsHint: 'To or about this person. Those that were sent are kept for a month.',
  noMails: 'No mails.',
  mail: {
    login: 'Login link',
    unknown_address: 'No membership under this address',
    chat_invite: 'Invitation to the chat',
    new_address: 'To the new address',
    old_address: 'To the former address',
    new_member: 'Welcome',
    new_daypass: 'Day pass',
    upgrade: 'Upgrade',
    paper_pubs: 'Paper publications',
    data_exported: 'Data exported by the crew',
    membership_set: 'Membership changed by the crew',
    records_joined: 'Two records joined',
    new_payment: 'Purchase',
    siteselection_token: 'Site selection token',
    receipt: 'Receipt',
    refund_due: 'Refund due',
    invoice: 'Invoice',
    payment_update: 'How a payment stands',
    ballot_copy: 'Copy of the ballot',
    nominations_copy: 'Copy of the nominations',
    series_extra: 'Best Series extra of the packet',
    ballot_changed: 'Ballot changed by the crew',
    ballot_ruling: 'Ballot disallowed or allowed',
    finalist_replaced: 'A finalist was replaced',
    personal_link: 'Personal link',
  },
  mailSent: 'Sent',
  mailFailed: 'Failed',
  mailWaiting: 'Waiting',
  mailDue: ({ time }) => `to be sent ${time}`,
  attempts: ({ count }) => count === 1 ? 'tried once' : `tried ${count} times`,
  log: 'What was changed, who changed it and why',
  newest: ({ count }) => `The newest ${count}.`,
};
