import type { EndingRightsMessages } from './EndingRights.messages.ts';

export const endingRightsAr: Partial<EndingRightsMessages> = {
  title: (name, membership) => `يفقد ${name} حقوقًا مع العضوية «${membership}»`,
  warning: 'بعد الدفع لا يعود هذا مشمولًا، ولا يمكن التراجع عنه هنا:',
  right: (right, awards) => {
    switch (right) {
      case 'member':
        return 'دعوة إلى دردشة الأعضاء';
      case 'wsfs_member':
        return awards
          ? `التصويت في ${awards.name} وعلى موقع Worldcon لاحق`
          : 'التصويت على موقع Worldcon لاحق';
      case 'hugo_nominator':
        return `الترشيح في ${awards?.name ?? 'الجوائز'}`;
      case 'badge':
        return 'شارة، ومعها دخول المؤتمر';
    }
  },
};
