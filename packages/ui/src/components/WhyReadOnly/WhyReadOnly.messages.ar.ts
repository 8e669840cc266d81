import type { WhyReadOnlyMessages } from './WhyReadOnly.messages.ts';

export const whyReadOnlyAr: Partial<WhyReadOnlyMessages> = {
  closed: 'أُغلقت الترشيحات.',
  noRight: (name, membership) =>
    `لا يستطيع ${name} الترشيح: العضوية «${membership}» لا تشمل حق الترشيح.`,
  upgrade: 'رقِّ العضوية',
  otherMemberships: 'انظر إلى العضويات التي تشمله',
  notOpen: 'لم تُفتح الترشيحات بعد. يمكنك أن تقرأ هنا ما سيكون.',
};
