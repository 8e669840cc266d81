import type { DaypassFormMessages } from './DaypassForm.messages.tsx';

export const daypassFormAr: Partial<DaypassFormMessages> = {
  title: 'بطاقة يومية جديدة',
  choose: 'اختر بطاقة يومية',
  type: 'نوع البطاقة اليومية',
  days: 'الأيام',
  noDay: 'الأيام: اختر يومًا واحدًا على الأقل.',
  noPrice: 'الأيام: لا يمكن دفع ثمن هذه بالبطاقة. اكتب إلى قسم التسجيل.',
  unknownTitle: 'لا توجد بطاقة يومية كهذه',
  unknown: (type, memberships) => (
    <>
      «{type}» ليس نوعًا من البطاقات اليومية التي يمكنك شراؤها. اختر واحدة أعلاه، أو انظر إلى{' '}
      {memberships}.
    </>
  ),
  notOnSaleTitle: 'البطاقات اليومية ليست للبيع',
  notOnSale: (memberships) => <>انظر إلى {memberships} بدلًا منها.</>,
  allMemberships: 'كل العضويات الجديدة',
};
