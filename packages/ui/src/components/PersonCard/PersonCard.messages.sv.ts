import type { PersonCardMessages } from './PersonCard.messages.ts';

export const personCardSv: Partial<PersonCardMessages> = {
  member: (membership, number) => `${membership}, medlem${number === null ? '' : ` nr ${number}`}`,
  daypass: (label, days) => `Dagsbiljett (${label}) ${days}`,
  nonMember: 'Inte medlem',
  whyNot: 'Saknas något?',
};
