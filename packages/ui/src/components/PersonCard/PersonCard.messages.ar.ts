import type { PersonCardMessages } from './PersonCard.messages.ts';

export const personCardAr: Partial<PersonCardMessages> = {
  member: (membership, number) => `عضو ${membership}${number === null ? '' : ` رقم ${number}`}`,
  daypass: (label, days) => `بطاقة يومية ${label} ${days}`,
  nonMember: 'غير عضو',
  whyNot: 'هل ينقص شيء؟',
};
