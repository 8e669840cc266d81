// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface EndingRightsMessages {
  title: (values: { name: string; membership: string }) => string;
  warning: string;
  right: {
    /** A right as a list item. `awards` is the collective name of the awards. */
    member: string;
    /** A right as a list item. `awards` is the collective name of the awards. `name`: all awards together. */
    wsfs_member: (values: { name?: string | null | undefined; hasSites: boolean; forms?: Readonly<Record<string, string>> | undefined }) => string;
    /** A right as a list item. `awards` is the collective name of the awards. `name`: all awards together. */
    hugo_nominator: (values: { name?: string | null | undefined; forms?: Readonly<Record<string, string>> | undefined }) => string;
    /** A right as a list item. `awards` is the collective name of the awards. */
    badge: string;
  };
}

export const endingRightsMessages: EndingRightsMessages = {
  title: ({ name, membership }) => `${name} loses rights with the membership “${membership}”`,
  warning: 'Once it is paid, this is no longer included, and that cannot be undone here:',
  right: {
    member: 'An invitation to the members’ chat',
    wsfs_member: ({ name, hasSites }) => !name ? `Voting${hasSites ? ' on the site of a later Worldcon' : ''}` : `Voting in the ${name}${hasSites ? ' and on the site of a later Worldcon' : ''}`,
    hugo_nominator: ({ name }) => `Nominating for the ${!name ? 'awards' : `${name}`}`,
    badge: 'A badge, and with it admission to the convention',
  },
};
