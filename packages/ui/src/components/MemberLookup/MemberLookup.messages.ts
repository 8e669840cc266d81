/** A member as the lookup tells of them; `membership` is what the type is called. */
export interface FoundMember {
  readonly name: string;
  readonly membership: string;
}

export interface MemberLookupMessages {
  /** Names the group of fields. */
  title: string;
  name: string;
  email: string;
  memberNumber: string;
  find: string;
  multiple: string;
  notFound: string;
  found: (member: FoundMember) => string;
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
