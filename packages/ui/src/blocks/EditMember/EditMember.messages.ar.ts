import type { EditMemberMessages } from './EditMember.messages.ts';

export const editMemberAr: Partial<EditMemberMessages> = {
  editMember: (number) => (number === null ? 'تعديل عضو' : `تعديل العضو رقم ${number}`),
  editDaypass: (label) => `تعديل حامل البطاقة اليومية ${label}`,
  editNonMember: 'تعديل غير عضو',
  cancel: 'إلغاء',
  save: 'احفظ',
  resumed: 'هذه تغييرات من قبل ولم تُحفظ.',
  startOver: 'ابدأ من جديد',
  conflictTitle: 'تغيّرت هذه البيانات في مكان آخر في هذه الأثناء',
  conflictText: 'لم يضِع شيء: اختر لكل حقل النسخة التي تبقى، ثم احفظ.',
  keepMine: 'أبقِ نسختك',
  takeTheirs: 'خذ الأخرى',
  empty: '(فارغ)',
  leave: 'تغييراتك غير محفوظة. هل تغلق من دون حفظ؟',
  stay: 'تابع التعديل',
  discard: 'تخلَّ عن التغييرات',
  signedOut: 'انتهت جلستك',
  signedOutUnkept:
    'لا يستطيع هذا المتصفح الاحتفاظ بما كتبته. اترك هذه الصفحة مفتوحة، وسجّل الدخول مجددًا في لسان آخر، ثم احفظ هنا.',
  signedOutKept: 'ما كتبته محفوظ على هذا الجهاز. سجّل الدخول مجددًا، ثم تابع.',
  sendLink: 'أرسل رابط الدخول',
  linkSent: (email) =>
    `رسالة في طريقها إلى ${email}. افتح رابطها على هذا الجهاز: تتابع من حيث كنت، أو عُد إلى هنا بعد ذلك وأرسل مجددًا.`,
};
