import type { Entitlement } from '@conkit/rules';

export interface EndingRightsMessages {
  title: (name: string, membership: string) => string;
  warning: string;
  /** What each right is, as an item of a list. */
  right: (right: Entitlement) => string;
}

const rights: Record<Entitlement, string> = {
  member: 'An invitation to the members’ chat',
  wsfs_member: 'Voting in the Hugo Awards and on the site of a later Worldcon',
  hugo_nominator: 'Nominating for the Hugo Awards',
  badge: 'A badge, and with it admission to the convention',
};

export const endingRightsMessages: EndingRightsMessages = {
  title: (name, membership) => `${name} loses rights with the membership “${membership}”`,
  warning: 'Once it is paid, this is no longer included, and that cannot be undone here:',
  right: (right) => rights[right],
};
