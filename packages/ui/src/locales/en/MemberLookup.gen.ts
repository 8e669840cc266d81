// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface MemberLookupMessages {
  /** The accessible name of the group of fields. */
  title: string;
  name: string;
  email: string;
  memberNumber: string;
  find: string;
  multiple: string;
  notFound: string;
  found: (values: { name: string; membership: string }) => string;
}

export const memberLookupMessages: MemberLookupMessages = {
  title: 'Find a member',
  name: 'Name',
  email: 'Email address',
  memberNumber: 'Member number',
  find: 'Find',
  multiple: 'Multiple matches found. Please add more details.',
  notFound: 'No matches found.',
  found: ({ name, membership }) => `Found: ${name}, ${membership}`,
};
