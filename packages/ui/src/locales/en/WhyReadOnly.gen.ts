// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface WhyReadOnlyMessages {
  closed: string;
  noRight: (values: { name: string; membership: string }) => string;
  upgrade: string;
  otherMemberships: string;
  notOpen: string;
}

export const whyReadOnlyMessages: WhyReadOnlyMessages = {
  closed: 'Nominations have closed.',
  noRight: ({ name, membership }) => `${name} cannot nominate: the membership “${membership}” does not include the right to nominate.`,
  upgrade: 'Upgrade the membership',
  otherMemberships: 'See the memberships that do',
  notOpen: 'Nominations have not opened yet. You can read here what there will be.',
};
