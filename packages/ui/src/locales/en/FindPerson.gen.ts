// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface FindPersonMessages {
  title: string;
  lead: string;
  query: string;
  queryHint: string;
  find: string;
  searching: string;
  /** The number of matches, for screen readers and on the screen. */
  found: (values: { count: number }) => string;
  /** There are more matches than are shown. */
  more: string;
  noMatch: (values: { query: string }) => string;
  noMatchHint: string;
  /** The visually hidden heading of the list. */
  list: string;
  noEmail: string;
  /** Few searches are left before the limit. */
  nearLimit: (values: { left: number; nextSeconds: number }) => string;
  /** Why a person matched by a number other than their member number. */
  recordNumber: (values: { id: number }) => string;
  /** Why a person matched with a different spelling. */
  similar: string;
}

export const findPersonMessages: FindPersonMessages = {
  title: 'Find a person',
  lead: 'For the convention’s crew: look up people to help them with their record.',
  query: 'Name, email address or number',
  queryHint: 'Words of a name, the beginning of an address, or a number such as 49 or #49.',
  find: 'Find',
  searching: 'Searching…',
  found: ({ count }) => count === 1 ? '1 person' : `${count} people`,
  more: 'There are others, too. Write more of the name or of the address.',
  noMatch: ({ query }) => `No results for “${query}”.`,
  noMatchHint: 'Try one part of the name, another spelling, or the address that a receipt was sent to.',
  list: 'People found',
  noEmail: 'no email address',
  nearLimit: ({ left, nextSeconds }) => `Searches left: ${left}. After that, one every ${nextSeconds} seconds. A search with many results counts as ten. Another administrator can lift the limit.`,
  recordNumber: ({ id }) => `record ${id}`,
  similar: 'similar name',
};
