export interface PersonCardMessages {
  /** "Adult member #214"; the number is null where there is none. */
  member: (membership: string, number: number | null) => string;
  /** "2 day pass Wed/Thu"; the days are already in words. */
  daypass: (label: string, days: string) => string;
  nonMember: string;
  /** Opens the list of what this person cannot do, and why. */
  whyNot: string;
}

export const personCardMessages: PersonCardMessages = {
  member: (membership, number) => `${membership} member${number === null ? '' : ` #${number}`}`,
  daypass: (label, days) => `${label} day pass ${days}`,
  nonMember: 'Non-member',
  whyNot: 'Missing something?',
};
