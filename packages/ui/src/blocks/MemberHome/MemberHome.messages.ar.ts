import { nameForm } from '@conkit/rules';
import type { MemberHomeMessages } from './MemberHome.messages.ts';

export const memberHomeAr: Partial<MemberHomeMessages> = {
  title: 'العضويات',
  nobody:
    'لا توجد عضوية بهذا العنوان بعد. إن كانت لديك عضوية، فسجّل الخروج ثم ادخل بالعنوان الذي اشتُريت به.',
  buyMembership: 'اشترِ عضوية',
  edit: 'عدّل البيانات الشخصية',
  upgrade: 'رقِّ العضوية',
  addPaperPubs: 'أضف تقارير التقدّم الورقية',
  award: ({ right, name, year }) =>
    right === 'vote' ? `صوّت في ${name} ‏${year}` : `رشّح في ${name} ‏${year}`,
  closedAward: ({ right, name, year }) =>
    `اعرض بطاقتي: ${right === 'vote' ? 'التصويت' : 'الترشيحات'} في ${name} ‏${year}`,
  nextAward: (page, kind) => {
    const what = page.right === 'vote' ? 'بطاقة اقتراع' : 'ترشيحات';
    return `${kind === 'continue' ? 'تابع' : 'ابدأ'} ${what} ${nameForm(page, 'short')}`;
  },
  ranked: ({ done, categories }) =>
    done === categories ? `رُتّبت كل الفئات (${categories})` : `رُتّبت ${done} من ${categories}`,
  chosen: ({ done, categories }) =>
    done === categories
      ? `اخترت في كل الفئات (${categories})`
      : `اخترت في ${done} من ${categories}`,
  works: ({ works, done }) => `الأعمال: ${works}، الفئات: ${done}`,
  notStarted: 'لم يبدأ',
  categories: (number) => `الفئات: ${number}`,
  nothingSaved: 'لم يُحفظ شيء',
  saved: (when) => `حُفظ ${'time' in when ? when.time : when.day}`,
  closes: ({ weekday, day, time }) => `يُغلق ${weekday} ${day}، ${time}`,
  closesSoon: (left) => `يُغلق ${left}`,
  closed: (day) => `أُغلق ${day}`,
  badge: ({ name, subtitle }) => `الشارة: ${subtitle === '' ? name : `${name}، ${subtitle}`}`,
  listedAs: (name) => `مُدرج باسم ${name}`,
  notListed: 'غير مُدرج في قائمة الأعضاء العامة',
  priceFrom: (price) => `ابتداءً من ${price}`,
  ownLinks: 'يستخدم كل ناخب في هذا الحساب رابطه الخاص في رسالة الدخول.',
  progressNotLoaded: (isOffline) =>
    isOffline
      ? 'أنت غير متصل. ستظهر هنا حالة بطاقاتك عند عودة الاتصال.'
      : 'تعذّر تحميل حالة بطاقاتك. لم يضِع شيء مما حفظته.',
  tryAgain: 'حاول مجددًا',
  peopleShown: ({ shown, total }) =>
    shown < total ? `يظهر ${shown} من أصل ${total} شخص` : `يظهر جميع الأشخاص وعددهم ${shown}`,
  showMorePeople: 'اعرض المزيد من الأشخاص',
  morePeopleNotLoaded: 'تعذّر تحميل المزيد من الأشخاص. حاول مجددًا.',
  siteSelectionToken: 'اشترِ رمز اختيار الموقع',
  chatInvite: (chat) => `اطلب دعوة إلى ${chat ?? 'الدردشة'}`,
  barcode: 'الرمز الشريطي للتسجيل',
  noRight: (name) => `عضوية ${name} لا تشمل هذا.`,
  sharedRight: (others) =>
    `يستطيع ذلك أيضًا في هذا الحساب: ${others}. يستخدم كلٌّ منكم الرابط الشخصي في رسالة الدخول، كي لا يصوّت أحد على بطاقة غيره. للحصول على رسالة جديدة، سجّل الخروج واطلبها.`,
  notHeld: 'ليس هذا لدى هذا المؤتمر.',
  notOpenYet: (day) => (day === null ? 'لم يبدأ بعد.' : `يبدأ في ${day}.`),
  noUpgradeAvailable: 'لا توجد عضوية أعلى من هذه للترقية إليها.',
  noBadge: 'هذه العضوية لا تشمل دخول المؤتمر، فلا شارة تُستلم.',
};
