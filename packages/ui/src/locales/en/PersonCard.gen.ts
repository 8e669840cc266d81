// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface PersonCardMessages {
  /** Such as "Adult member #214". `number` is null if the person has none. */
  member: (values: { membership: string; number?: number | null | undefined }) => string;
  /** Such as "2 day pass Wed/Thu". `days` is already formatted. */
  daypass: (values: { label: string; days: string }) => string;
  /** A person without a membership, with rights from a list, such as last year's members. */
  listed: (values: { act: 'nominate' | 'vote' | 'both' }) => string;
  nonMember: string;
  /** The title of the list of unavailable actions and their reasons. */
  whyNot: string;
}

export const personCardMessages: PersonCardMessages = {
  member: ({ membership, number }) => `${membership} member${number == null ? '' : ` #${number}`}`,
  daypass: ({ label, days }) => `${label} day pass ${days}`,
  listed: ({ act }) => act === 'nominate' ? 'Nominator' : act === 'vote' ? 'Voter' : 'Nominator and voter',
  nonMember: 'Non-member',
  whyNot: 'Missing something?',
};
