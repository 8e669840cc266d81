import type { PaymentsPageMessages } from './PaymentsPage.messages.ts';

export const paymentsPageAr: Partial<PaymentsPageMessages> = {
  title: 'المدفوعات',
  newOf: (category) => `جديد: ${category}`,
  nothingToBuy: 'لا شيء آخر للشراء في الوقت الحالي.',
  notLoaded: 'تعذّر تحميل مشترياتك وفواتيرك.',
  tryAgain: 'حاول مجددًا',
  purchasesShown: (shown, hasMore) =>
    hasMore ? `يظهر أحدث ${shown}` : `يظهر الكل وعددها ${shown}`,
  showOlder: 'اعرض مشتريات أقدم',
  olderNotLoaded: 'تعذّر تحميل مشتريات أقدم. حاول مجددًا.',
  memberships: (hasDaypasses) => (hasDaypasses ? 'العضويات والبطاقات اليومية' : 'العضويات'),
  back: 'عُد إلى صفحة العضويات',
  mainPage: 'عُد إلى صفحة المدفوعات الرئيسية',
};
