import type { MemberLookupMessages } from './MemberLookup.messages.ts';

export const memberLookupSv: Partial<MemberLookupMessages> = {
  title: 'Sök en medlem',
  name: 'Namn',
  email: 'E-postadress',
  memberNumber: 'Medlemsnummer',
  find: 'Sök',
  multiple: 'Flera träffar. Lägg till fler uppgifter.',
  notFound: 'Inga träffar.',
  found: ({ name, membership }) => `Hittade: ${name}, ${membership}`,
};
