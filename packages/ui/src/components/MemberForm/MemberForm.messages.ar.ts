import type { MemberFormMessages } from './MemberForm.messages.ts';

export const memberFormAr: Partial<MemberFormMessages> = {
  legalName: 'الاسم الرسمي',
  legalNameHint: 'كما في جواز سفرك أو بطاقة هويتك. لا يراه الأعضاء الآخرون.',
  email: 'البريد الإلكتروني',
  newEmailHint: 'تُرسل روابط الدخول والإيصالات إلى هذا العنوان.',
  readOnlyEmailHint: (registration) => `لتغيير العنوان، اكتب إلى ${registration ?? 'قسم التسجيل'}.`,
  later: 'يمكنك فعل هذا لاحقًا',
  laterHint: ({ hasBadge, hasPaperPubs }) =>
    `${hasBadge ? 'الشارة، الاسم العام' : 'الاسم العام'}، العنوان${hasPaperPubs ? '، تقارير التقدّم الورقية' : ''}`,
  badgeName: 'اسم الشارة',
  badgeSubtitle: 'السطر الثاني للشارة',
  badgeHint: 'يتّسع في الشارة سطران. تُطبع معظم حروف معظم اللغات، ولا تُطبع الرموز التعبيرية.',
  previewBadge: 'معاينة',
  badgeTitle: 'معاينة الشارة',
  publicFirstName: 'الاسم الأول العام',
  publicLastName: 'اسم العائلة العام',
  publicNameHint:
    'لقائمة الأعضاء العامة. اترك الحقلين فارغين لتبقى خارج القائمة؛ وإن كان هناك اسمان، فالثاني للترتيب.',
  listing: (listing) =>
    listing.kind === 'notListed'
      ? 'غير مُدرج في قائمة الأعضاء العامة.'
      : `مُدرج باسم ${listing.name}، مرتّبًا تحت ${listing.sortName}.`,
  address: 'عنوان الشارع',
  city: 'المدينة',
  state: 'الولاية أو المحافظة أو المقاطعة',
  postcode: 'الرمز البريدي',
  country: 'البلد',
  problem: (problem) => {
    if (problem.kind === 'too_long') return `قصّره إلى ${problem.max} حرفًا.`;
    if (problem.kind === 'not_an_email') return 'اكتب عنوانًا كاملًا، مثل name@example.com.';
    if (problem.kind === 'overrides_direction')
      return 'احذف الأحرف غير المرئية التي تغيّر اتجاه النص.';
    return 'عبّئ هذا.';
  },
};
