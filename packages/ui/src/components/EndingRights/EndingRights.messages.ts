import type { AwardName, Entitlement } from '@conkit/rules';

export interface EndingRightsMessages {
  title: (name: string, membership: string) => string;
  warning: string;
  /** A right as a list item. `awards` is the collective name of the awards. */
  right: (right: Entitlement, awards: AwardName | undefined) => string;
}

const rights: Record<Entitlement, (awards: AwardName | undefined) => string> = {
  member: () => 'An invitation to the members’ chat',
  wsfs_member: (awards) =>
    awards
      ? `Voting in the ${awards.name} and on the site of a later Worldcon`
      : 'Voting on the site of a later Worldcon',
  hugo_nominator: (awards) => `Nominating for the ${awards?.name ?? 'awards'}`,
  badge: () => 'A badge, and with it admission to the convention',
};

export const endingRightsMessages: EndingRightsMessages = {
  title: (name, membership) => `${name} loses rights with the membership “${membership}”`,
  warning: 'Once it is paid, this is no longer included, and that cannot be undone here:',
  right: (right, awards) => rights[right](awards),
};
