import type { PersonCardMessages } from './PersonCard.messages.ts';

export const personCardFi: PersonCardMessages = {
  member: (membership, number) =>
    number === null ? `Jäsenyys: ${membership}` : `Jäsen #${number}: ${membership}`,
  daypass: (label, days) => `${label} päivän lippu ${days}`,
  nonMember: 'Ei jäsen',
  whyNot: 'Puuttuuko jotain?',
};
