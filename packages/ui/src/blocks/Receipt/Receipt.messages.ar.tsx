import type { ReactNode } from 'react';
import type { ReceiptMessages } from './Receipt.messages.tsx';

const boughtItem = (email: string, payments: ReactNode) => (
  <>
    الإيصال في طريقه إلى {email}. ما اشتريته تجده ضمن {payments}.
  </>
);

export const receiptAr: Partial<ReceiptMessages> = {
  receipt: 'إيصال',
  dismiss: 'أغلق الإيصال',
  memberNumber: 'رقم العضوية',
  paidByCard: 'دُفع بالبطاقة',
  mailedTo: (email) => (email ? `أُرسل الإيصال إلى ${email}` : 'أُرسل الإيصال بالبريد'),
  charge: 'العملية',
  calendar: 'أضف التواريخ إلى تقويمك',
  print: 'اطبع',
  whatNext: 'ما التالي',
  paid: 'تم الدفع بنجاح!',
  signedUp: 'تم تسجيلك!',
  welcome: (name) => (name ? `أهلًا، ${name}` : 'أهلًا'),
  thanks: 'شكرًا لك',
  linkSent: (email, minutes) => (
    <>
      أرسلنا رسالة فيها رابط الدخول إلى {email ?? 'عنوان العضو الجديد'}. يُتوقّع أن تصل خلال {minutes}{' '}
      دقيقة تقريبًا.
    </>
  ),
  leadsToDaypass:
    'افتح الرابط لترى بطاقتك اليومية وتغيّر بياناتك. الشراء لم يسجّل دخولك: لا يستطيع ذلك إلا صاحب العنوان.',
  leadsToMembership:
    'افتح الرابط لترى عضويتك وتغيّر بياناتك. الشراء لم يسجّل دخولك: لا يستطيع ذلك إلا صاحب العنوان.',
  leadsToAwards: ({ name }) =>
    `افتح الرابط لترى عضويتك وتغيّر بياناتك وتشارك في ${name}. الشراء لم يسجّل دخولك: لا يستطيع ذلك إلا صاحب العنوان.`,
  noMail: (link) => <>لم تصل رسالة؟ انظر في البريد غير المرغوب، أو {link}.</>,
  anotherLink: 'اطلب رابطًا آخر',
  buyAnother: 'اشترِ عضوية أخرى',
  firstPage: 'عُد إلى صفحة العضويات',
  receiptSent: (email) => <>الإيصال في طريقه إلى {email ?? 'عنوان المشتري'}.</>,
  signInToSee: 'إن كانت لديك عضوية بهذا العنوان، فسجّل الدخول لترى ما اشتريته.',
  payments: 'عُد إلى صفحة المدفوعات الرئيسية',
  next: {
    membership: () => 'يُبلَّغ العضو الجديد بالبريد، مع رابط للدخول.',
    daypass: () => 'يُبلَّغ حامل البطاقة اليومية بالبريد، مع رابط للدخول.',
    upgrade: () => 'تسري الترقية فورًا. رسالة عنها والإيصال في الطريق.',
    token: (email, payments) => (
      <>
        رمز التصويت في طريقه إلى {email}. تجده أيضًا ضمن {payments}، مع بطاقة الاقتراع للتنزيل.
      </>
    ),
    item: boughtItem,
    invoice: boughtItem,
  },
  yourPayments: 'مدفوعاتك',
};
