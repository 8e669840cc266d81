// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface MemberFormMessages {
  legalName: string;
  legalNameHint: string;
  email: string;
  /** The hint for a new member or day pass. */
  newEmailHint: string;
  /** The hint when an existing member's email address can't be edited here. `registration` is the address to write to, or null. */
  readOnlyEmailHint: (values: { registration?: string | null | undefined }) => string;
  /** The title of the fold with the optional fields. */
  later: string;
  /** Lists the parts inside that fold. */
  laterHint: (values: { hasBadge: boolean; hasPaperPubs: boolean }) => string;
  badgeName: string;
  badgeSubtitle: string;
  badgeHint: string;
  previewBadge: string;
  badgeTitle: string;
  publicFirstName: string;
  publicLastName: string;
  publicNameHint: string;
  listing: {
    /** How the person will appear in the public list of members. */
    notListed: string;
    /** How the person will appear in the public list of members. */
    listed: (values: { name: string; sortName: string }) => string;
  };
  address: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  problem: {
    required: string;
    not_an_email: string;
    overrides_direction: string;
    too_long: (values: { max: number }) => string;
  };
}

export const memberFormMessages: MemberFormMessages = {
  legalName: 'Legal name',
  legalNameHint: 'As in your passport or identity card. Other members do not see it.',
  email: 'Email',
  newEmailHint: 'Login links and receipts are sent to this address.',
  readOnlyEmailHint: ({ registration }) => `To change the address, write to ${!registration ? 'registration' : `${registration}`}.`,
  later: 'You can do this later',
  laterHint: ({ hasBadge, hasPaperPubs }) => `${hasBadge ? 'Badge, public name' : 'Public name'}, address${hasPaperPubs ? ', paper progress reports' : ''}`,
  badgeName: 'Badge name',
  badgeSubtitle: 'Badge subtitle',
  badgeHint: 'Two lines fit on the badge. Most letters of most languages print, emoji do not.',
  previewBadge: 'Preview',
  badgeTitle: 'Badge preview',
  publicFirstName: 'Public first name',
  publicLastName: 'Public last name',
  publicNameHint: 'For the public list of members. Leave both blank to stay off the list; with two names, the second one is used for sorting.',
  listing: {
    notListed: 'Not in the public list of members.',
    listed: ({ name, sortName }) => `Listed as ${name}, sorted under ${sortName}.`,
  },
  address: 'Street address',
  city: 'City',
  state: 'State, county or province',
  postcode: 'Postcode',
  country: 'Country',
  problem: {
    required: 'Fill this in.',
    not_an_email: 'Write a whole address, like name@example.com.',
    overrides_direction: 'Remove the invisible characters that change the direction of the text.',
    too_long: ({ max }) => `Shorten it to ${max} characters.`,
  },
};
