import type { MemberLookupMessages } from './MemberLookup.messages.ts';

export const memberLookupFi: MemberLookupMessages = {
  title: 'Etsi jäsen',
  name: 'Nimi',
  email: 'Sähköpostiosoite',
  memberNumber: 'Jäsennumero',
  find: 'Etsi',
  multiple: 'Osumia löytyi useita. Tarkenna hakua.',
  notFound: 'Osumia ei löytynyt.',
  found: ({ name, membership }) => `Löytyi: ${name}, ${membership}`,
};
