// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement } from 'react';
import { formatDay } from '../words/formatValue.ts';
import type { UiWordOverrides } from '../words/overrides.ts';

const AwardBallot: NonNullable<UiWordOverrides['AwardBallot']> = {
  loading: 'جارٍ تحميل بطاقة اقتراعك',
  rankingFor: ({ category }) => `ترتيب فئة ${category}`,
  progress: ({ ranked, total }) => `رُتّبت ${ranked} من ${total}`,
  ranked: 'مرتّبة',
  notRanked: 'غير مرتّبة',
  hasGap: 'فيها فراغ',
  notSaved: 'غير محفوظة',
  inConflict: 'تغيّرت في مكانين',
  counts: ({ counted, ranked }) => `يُحتسب ${counted} من ${ranked}`,
  finalists: ({ count, titles }) => `المرشّحون النهائيون (${count}): ${titles.join(' · ')}`,
  next: ({ category }) => `التالي: ${category}`,
  toReview: 'راجع بطاقة اقتراعك',
  signFirst: 'وقّع لكي ترتّب',
  closes: ({ left }) => `يُغلق ${left}`,
  review: 'مراجعة',
  retry: 'حاول مجددًا',
  waitsElsewhere: ({ link, forms, name }) => createElement(Fragment, null, 'هناك ما لم يُحفظ في ', link(`بطاقة اقتراع ${!forms?.['short'] ? name : `${forms?.['short']}`}`), ': إنه ينتظر قرارك هناك.'),
  packetFailed: 'تعذّر تحميل حزمة الناخب.',
  refused: ({ reason }) => reason === 'replacedFinalist' ? 'هذا الترتيب غير محفوظ: استُبدل أحد المرشّحين فيه ولم يعد ترتيبه ممكنًا. أزله فيُحفظ ترتيبك.' : reason === 'unknownCategory' ? 'هذا الترتيب غير محفوظ: لم يعد في هذه الفئة تصويت.' : 'لم يقبل الخادم هذا الترتيب: فيه ما لم يعد ترتيبه ممكنًا. غيّره فيُحفظ.',
  replaced: ({ title, rank }) => `«${title}»، الذي رتّبته في المرتبة ${rank}، لم يعد على بطاقة الاقتراع. يبقى ترتيبك كما هو حتى تغيّره؛ لم يُغيَّر شيء ولم يُرسل شيء نيابة عنك.`,
  notCounted: 'لم يُحفظ الترتيب أدناه قبل انتهاء التصويت. المحفوظ هو:',
  choice: {
    rankingFor: ({ category }) => `اختيار فئة ${category}`,
    progress: ({ ranked, total }) => `اختير ${ranked} من ${total}`,
    ranked: 'اختير',
    notRanked: 'لم يُختر شيء',
    signFirst: 'وقّع لكي تختار',
    refused: ({ reason }) => reason === 'replacedFinalist' ? 'هذا الاختيار غير محفوظ: استُبدل المرشّح ولم يعد اختياره ممكنًا. اختر غيره.' : reason === 'unknownCategory' ? 'هذا الاختيار غير محفوظ: لم يعد في هذه الفئة تصويت.' : 'لم يقبل الخادم هذا الاختيار: لم يعد ممكنًا. اختر غيره.',
    replaced: ({ title }) => `«${title}»، الذي اخترته، لم يعد على بطاقة الاقتراع. يبقى اختيارك كما هو حتى تغيّره؛ لم يُغيَّر شيء ولم يُرسل شيء نيابة عنك.`,
    notCounted: 'لم يُحفظ الاختيار أدناه قبل انتهاء التصويت. المحفوظ هو:',
  },
};

const AwardNominations: NonNullable<UiWordOverrides['AwardNominations']> = {
  progress: ({ count, total }) => `عُبّئت ${count} من ${total}`,
  filledIn: 'معبّأة',
  notSavedYet: 'لم تُحفظ بعد',
  nothingYet: 'لا شيء بعد',
  nothing: 'لم يُرشَّح شيء.',
  unsavedLine: 'لم يُحفظ بعد:',
  next: ({ category }) => `التالي: ${category}`,
  length: ({ value, unit, category }) => `عمل من ${value} ${unit === 'words' ? 'كلمة' : 'دقيقة'} مكانه فئة ${category}.`,
  elsewhere: ({ category }) => `رشّحت هذا أيضًا في فئة ${category}.`,
  keepBoth: 'أبقِ كليهما',
  neverSaved: 'كُتبت هذه الترشيحات على هذا الجهاز ولم تُحفظ. وهي لا تُحتسب:',
  neverSavedIn: ({ category }) => `${category}، غير محفوظة`,
  copyTitle: 'نسختك',
  allSaved: 'كل ما في هذه الصفحة محفوظ.',
  unsaved: ({ categories }) => createElement(Fragment, null, 'لم يُحفظ بعد: ', categories, '.'),
  copyComes: 'تُرسل إليك بالبريد نسخة مما حُفظ بعد ساعة من آخر تغيير لك. ويمكنك أيضًا الحصول على نسخة فورًا.',
  mailNow: 'أرسل إليّ ترشيحاتي بالبريد الآن',
  download: 'نزّل ترشيحاتي',
  mailed: ({ time, email, isWhole }) => `أُرسلت في ${time}: ترشيحاتك في طريقها إلى ${email}${isWhole ? '.' : '، من دون التغييرات التي لم تُحفظ بعد.'}`,
  conflict: 'تغيّرت أيضًا في مكان آخر، ولم تُحفظ بعد.',
};

const BadgePreview: NonNullable<UiWordOverrides['BadgePreview']> = {
  badge: ({ lines, subtitle }) => `شارة: ${!lines?.length ? 'لا اسم بعد' : lines.join('، ')}${!subtitle ? '' : `. تحته: ${subtitle}`}`,
  empty: 'اسمك',
  unprintable: ({ characters }) => `لن يُطبع هذا على الشارة: ${characters.join(' ')}`,
};

const BallotReview: NonNullable<UiWordOverrides['BallotReview']> = {
  title: 'بطاقة اقتراعك بحسب الترتيب',
  progress: ({ ranked, total }) => `عدد الفئات التي فيها ترتيب يُحتسب: ${ranked} من ${total}.`,
  broken: 'بعض ما رتّبته لن يُحتسب، لأن مرتبة فوقه فارغة:',
  waiting: 'لم تصل آخر تغييراتك إلى الخادم بعد:',
  nothingIn: ({ count }) => `فئات لم يُرتّب فيها شيء: ${count}`,
  signedBy: ({ signature }) => `التوقيع باسم «${signature}»`,
  print: 'اطبع',
  download: 'نزّل كنص',
  mail: 'أرسل إليّ بطاقة اقتراعي بالبريد الآن',
  mailed: ({ isWhole, email }) => isWhole ? `بطاقة اقتراعك في طريقها إلى ${email}.` : `بطاقة اقتراعك في طريقها إلى ${email}، من دون التغييرات التي لم تُحفظ بعد.`,
  choice: {
    title: 'بطاقة اقتراعك',
    progress: ({ ranked, total }) => `عدد الفئات التي اخترت فيها: ${ranked} من ${total}.`,
    nothingIn: ({ count }) => `فئات لم يُختر فيها شيء: ${count}`,
  },
};

const BallotSummary: NonNullable<UiWordOverrides['BallotSummary']> = {
  noEntry: '[فارغة]',
  noAward: 'لا جائزة',
  nothingRanked: 'لم يُرتّب شيء.',
  replaced: ({ by, on }) => !by ? `لم يعد على البطاقة منذ ${formatDay(on, 'ar')}.` : `لم يعد على البطاقة: حلّ محله ${by} في ${formatDay(on, 'ar')}.`,
  unknownEntry: ({ id }) => `مرشّح غير معروف ${id}`,
  rankingOf: ({ category }) => `ترتيبك في فئة ${category}`,
  wouldNotCount: 'لن يُحتسب',
  notRanked: ({ titles }) => `غير مرتّب: ${titles.join('؛ ')}.`,
  notSaved: 'لم تُحفظ بعد',
  choice: {
    nothingRanked: 'لم يُختر شيء.',
    rankingOf: ({ category }) => `اختيارك في فئة ${category}`,
    notRanked: ({ titles }) => `لم يُختر: ${titles.join('؛ ')}.`,
  },
};

const BarcodeDialog: NonNullable<UiWordOverrides['BarcodeDialog']> = {
  title: 'الرمز الشريطي للتسجيل',
  hint: 'أظهره عند التسجيل، على هاتفك أو مطبوعًا، لكي تستلم الشارة.',
  downloadPicture: 'نزّل الصورة',
  downloadPdf: 'نزّل ملف PDF',
  picture: ({ name, holder }) => `الرمز الشريطي لـ ${name}، ${holder}`,
  fullScreen: 'اعرضه بملء الشاشة',
  leaveFullScreen: 'اخرج من ملء الشاشة',
  brightness: 'ارفع سطوع الشاشة كي يتمكن الماسح من قراءة الرمز.',
  appleWallet: 'أضفه إلى Apple Wallet',
  googleWallet: 'أضفه إلى Google Wallet',
};

const BothVersions: NonNullable<UiWordOverrides['BothVersions']> = {
  choose: 'تغيّرت هذه الفئة أيضًا في نافذة أخرى أو على جهاز آخر. لم تضِع أي من النسختين: اختر التي تبقى.',
  here: 'على هذه الشاشة',
  elsewhere: 'المحفوظة في مكان آخر',
  keepMine: 'أبقِ نسختي',
  takeTheirs: 'خذ المحفوظة',
};

const CategoryFold: NonNullable<UiWordOverrides['CategoryFold']> = {
  status: {
    done: 'منجزة',
    gap: 'فيها فراغ',
    trouble: 'تحتاج إلى انتباهك',
    untouched: 'فارغة',
  },
};

const CategoryIndex: NonNullable<UiWordOverrides['CategoryIndex']> = {
  categories: 'الفئات',
  all: 'الكل',
  allCategories: 'كل الفئات',
  place: ({ position, total }) => `${position} من ${total}`,
};

const CheckInbox: NonNullable<UiWordOverrides['CheckInbox']> = {
  title: 'تفقّد بريدك',
  sending: ({ email }) => `جارٍ إرسال مفتاح الدخول ورابطه إلى ${email}`,
  expiredLink: ({ email }) => `انتهت صلاحية مفتاح دخولك وأُعيد تعيينه. رابط الدخول الجديد يُرسل إلى ${email}.`,
  sent: ({ email }) => `أرسلنا رابطًا إلى ${email}. افتحه، أو أدخل الرمز.`,
  code: 'الرمز الذي في الرسالة',
  codeHint: 'ستة أرقام، تصلح 15 دقيقة في هذا المتصفح.',
  enter: 'سجّل الدخول بالرمز',
  wrong: ({ triesLeft }) => `ليس هذا أحدث رمز. المحاولات الباقية: ${triesLeft}.`,
  noTriesLeft: 'رموز خاطئة كثيرة. أرسل الرسالة مجددًا، أو افتح رابطها.',
  expiredCode: 'انتهت صلاحية هذا الرمز أو طُلب في متصفح آخر. أرسل الرسالة مجددًا، أو افتح رابطها.',
  resend: 'أرسل الرسالة مجددًا',
  resent: 'أُرسلت مجددًا. استخدم الرمز الذي في أحدث رسالة.',
  changeAddress: 'استخدم عنوانًا آخر',
};

const Checkout: NonNullable<UiWordOverrides['Checkout']> = {
  total: ({ amount }) => `المجموع: ${amount}`,
  payByCard: 'ادفع بالبطاقة',
  beforeGoingOn: 'قبل أن تتابع:',
  signUp: 'سجّل',
  working: 'جارٍ العمل...',
  gettingReady: 'جارٍ تجهيز الدفع بالبطاقة',
  cardsFailed: 'تعذّر الوصول إلى خدمة الدفع بالبطاقة. ما عبّأته محفوظ.',
  tryAgain: 'حاول مجددًا',
  cardsUnavailable: ({ contact }) => createElement(Fragment, null, 'لا يمكن قبول البطاقات في الوقت الحالي. اكتب إلى ', contact, ' للشراء.'),
  bankWaitsTitle: 'ينتظر مصرفك تأكيدك',
  bankWaits: 'لا يُخصم المبلغ إلا عند تأكيدك.',
  continuePayment: 'تابع الدفع',
  cancelPayment: 'ألغِ الدفع',
};

const DaypassForm: NonNullable<UiWordOverrides['DaypassForm']> = {
  title: 'بطاقة يومية جديدة',
  choose: 'اختر بطاقة يومية',
  type: 'نوع البطاقة اليومية',
  days: 'الأيام',
  noDay: 'الأيام: اختر يومًا واحدًا على الأقل.',
  noPrice: 'الأيام: لا يمكن دفع ثمن هذه بالبطاقة. اكتب إلى قسم التسجيل.',
  unknownTitle: 'لا توجد بطاقة يومية كهذه',
  unknown: ({ type, memberships }) => createElement(Fragment, null, `«${type}» ليس نوعًا من البطاقات اليومية التي يمكنك شراؤها. اختر واحدة أعلاه، أو انظر إلى `, memberships, '.'),
  notOnSaleTitle: 'البطاقات اليومية ليست للبيع',
  notOnSale: ({ memberships }) => createElement(Fragment, null, 'انظر إلى ', memberships, ' بدلًا منها.'),
  allMemberships: 'كل العضويات الجديدة',
};

const Deadline: NonNullable<UiWordOverrides['Deadline']> = {
  moment: ({ day, time }) => `${day}، ${time}`,
  inZone: ({ city }) => `بتوقيت ${city}`,
  official: ({ day, time, zone }) => `${day} الساعة ${time} ${zone}`,
};

const Dialog: NonNullable<UiWordOverrides['Dialog']> = {
  close: 'أغلق',
};

const EditMember: NonNullable<UiWordOverrides['EditMember']> = {
  editMember: ({ number }) => number == null ? 'تعديل عضو' : `تعديل العضو رقم ${number}`,
  editDaypass: ({ label }) => `تعديل حامل البطاقة اليومية ${label}`,
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
  signedOutUnkept: 'لا يستطيع هذا المتصفح الاحتفاظ بما كتبته. اترك هذه الصفحة مفتوحة، وسجّل الدخول مجددًا في لسان آخر، ثم احفظ هنا.',
  signedOutKept: 'ما كتبته محفوظ على هذا الجهاز. سجّل الدخول مجددًا، ثم تابع.',
  sendLink: 'أرسل رابط الدخول',
  linkSent: ({ email }) => `أرسلنا رابطًا إلى ${email}. افتحه على هذا الجهاز للمتابعة، أو عُد إلى هنا بعد ذلك وأرسل مجددًا.`,
};

const EndingRights: NonNullable<UiWordOverrides['EndingRights']> = {
  title: ({ name, membership }) => `يفقد ${name} حقوقًا مع العضوية «${membership}»`,
  warning: 'بعد الدفع لا يعود هذا مشمولًا، ولا يمكن التراجع عنه هنا:',
  right: {
    member: 'دعوة إلى دردشة الأعضاء',
    wsfs_member: ({ name, hasSites }) => !name ? `التصويت${hasSites ? ' على موقع Worldcon لاحق' : ''}` : `التصويت في ${name}${hasSites ? ' وعلى موقع Worldcon لاحق' : ''}`,
    hugo_nominator: ({ name }) => `الترشيح في ${!name ? 'الجوائز' : `${name}`}`,
    badge: 'شارة، ومعها دخول المؤتمر',
  },
};

const Field: NonNullable<UiWordOverrides['Field']> = {
  required: 'مطلوب',
  changed: 'تغيّر',
};

const ItemForm: NonNullable<UiWordOverrides['ItemForm']> = {
  title: 'دفعة جديدة',
  amount: ({ amount }) => `المبلغ: ${amount}`,
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  emailHint: 'يُرسل الإيصال إلى هذا العنوان.',
  chooseOne: 'اختر واحدًا',
  invoiceHint: 'إن كان لديك رقم فاتورة من المؤتمر السابق لهذا، فأدخله هنا.',
  noPrice: ({ contact }) => createElement(Fragment, null, 'ليس لهذا سعر ثابت، فلا يمكن دفعه هنا. اكتب إلى ', contact, '.'),
  fillIn: 'عبّئ هذا.',
  notANumber: 'اكتب عددًا، مثل 2.',
  addressWrong: 'اكتب عنوانًا كاملًا، مثل name@example.com.',
  signInFirst: 'سجّل الدخول، لكي نعرف لمن هذا.',
  findMember: 'ابحث عن العضو المقصود.',
  choosePerson: 'اختر من تسمح عضويته بهذا.',
  chooseWithoutToken: 'اختر من ليس لديه رمز بعد.',
  hasToken: ({ name, payments }) => createElement(Fragment, null, `لدى ${name} رمز بالفعل، ولا يلزم سوى واحد.`, !payments ? '' : createElement(Fragment, null, ' تجده ضمن ', payments, '.')),
  yourPayments: 'مدفوعاتك',
  siteSelection: 'يختار الأعضاء مكان انعقاد Worldcon لاحق. لا يصوّت إلا أعضاء WSFS. يذهب الرسم إلى المؤتمر الذي يُختار.',
  siteSelectionSteps: {
    1: 'اختر من يصوّت، وادفع. يحتاج كل ناخب إلى رمز.',
    2: 'نرسل الرمز بالبريد. تجده أيضًا مع مدفوعاتك.',
    3: 'نزّل هناك بطاقة الاقتراع، ورتّب المواقع، وسلّمها.',
  },
  back: 'عُد إلى صفحة المدفوعات الرئيسية',
};

const MemberForm: NonNullable<UiWordOverrides['MemberForm']> = {
  legalName: 'الاسم الرسمي',
  legalNameHint: 'كما في جواز سفرك أو بطاقة هويتك. لا يراه الأعضاء الآخرون.',
  email: 'البريد الإلكتروني',
  newEmailHint: 'تُرسل روابط الدخول والإيصالات إلى هذا العنوان.',
  readOnlyEmailHint: ({ registration }) => `لتغيير العنوان، اكتب إلى ${!registration ? 'قسم التسجيل' : `${registration}`}.`,
  later: 'يمكنك فعل هذا لاحقًا',
  laterHint: ({ hasBadge, hasPaperPubs }) => `${hasBadge ? 'الشارة، الاسم العام' : 'الاسم العام'}، العنوان${hasPaperPubs ? '، تقارير التقدّم الورقية' : ''}`,
  badgeName: 'اسم الشارة',
  badgeSubtitle: 'السطر الثاني للشارة',
  badgeHint: 'يتّسع في الشارة سطران. تُطبع معظم حروف معظم اللغات، ولا تُطبع الرموز التعبيرية.',
  previewBadge: 'معاينة',
  badgeTitle: 'معاينة الشارة',
  publicFirstName: 'الاسم الأول العام',
  publicLastName: 'اسم العائلة العام',
  publicNameHint: 'لقائمة الأعضاء العامة. اترك الحقلين فارغين لتبقى خارج القائمة؛ وإن كان هناك اسمان، فالثاني للترتيب.',
  listing: {
    notListed: 'غير مُدرج في قائمة الأعضاء العامة.',
    listed: ({ name, sortName }) => `مُدرج باسم ${name}، مرتّبًا تحت ${sortName}.`,
  },
  address: 'عنوان الشارع',
  city: 'المدينة',
  state: 'الولاية أو المحافظة أو المقاطعة',
  postcode: 'الرمز البريدي',
  country: 'البلد',
  problem: {
    required: 'عبّئ هذا.',
    not_an_email: 'اكتب عنوانًا كاملًا، مثل name@example.com.',
    overrides_direction: 'احذف الأحرف غير المرئية التي تغيّر اتجاه النص.',
    too_long: ({ max }) => `قصّره إلى ${max} حرفًا.`,
  },
};

const MemberHome: NonNullable<UiWordOverrides['MemberHome']> = {
  title: 'العضويات',
  noPeople: 'لا توجد عضوية بهذا العنوان بعد. إن كانت لديك عضوية، فسجّل الخروج ثم ادخل بالعنوان الذي اشتُريت به.',
  buyMembership: 'اشترِ عضوية',
  edit: 'عدّل البيانات الشخصية',
  upgrade: 'رقِّ العضوية',
  addPaperPubs: 'أضف تقارير التقدّم الورقية',
  award: ({ right, name, year }) => right === 'vote' ? `صوّت في ${name} ‏${year}` : `رشّح في ${name} ‏${year}`,
  closedAward: ({ right, name, year }) => `اعرض ${right === 'vote' ? 'بطاقة تصويتي' : 'ترشيحاتي'} في ${name} ‏${year}`,
  nextAward: ({ kind, right, forms, name }) => `${kind === 'continue' ? 'تابع' : 'ابدأ'} ${right === 'vote' ? 'بطاقة اقتراع' : 'ترشيحات'} ${!forms?.['short'] ? name : `${forms?.['short']}`}`,
  ranked: ({ isAll, done, categories }) => isAll ? `رُتّبت كل الفئات (${categories})` : `رُتّبت ${done} من ${categories}`,
  chosen: ({ isAll, done, categories }) => isAll ? `اخترت في كل الفئات (${categories})` : `اخترت في ${done} من ${categories}`,
  works: ({ works, done }) => `الأعمال: ${works}، الفئات: ${done}`,
  notStarted: 'لم يبدأ',
  categories: ({ count }) => `الفئات: ${count}`,
  nothingSaved: 'لم يُحفظ شيء',
  savedAt: ({ time }) => `حُفظ ${time}`,
  savedOn: ({ day }) => `حُفظ ${day}`,
  closes: ({ weekday, day, time, place }) => `يُغلق ${weekday} ${day}، ${time}${!place ? '' : ` (${place})`}`,
  closesSoon: ({ left }) => `يُغلق ${left}`,
  closed: ({ day }) => `أُغلق ${day}`,
  badge: ({ subtitle, name }) => `الشارة: ${!subtitle ? name : `${name}، ${subtitle}`}`,
  listedAs: ({ name }) => `مُدرج باسم ${name}`,
  notListed: 'غير مُدرج في قائمة الأعضاء العامة',
  priceFrom: ({ price }) => `ابتداءً من ${price}`,
  mailLink: ({ right, person, name, year }) => right === 'vote' ? `أرسل إلى ${person} رابط التصويت: ${name} ‏${year}` : `أرسل إلى ${person} رابط الترشيح: ${name} ‏${year}`,
  linkedAward: ({ right, person, name, year }) => right === 'vote' ? `صوّت باسم ${person}: ${name} ‏${year}` : `رشّح باسم ${person}: ${name} ‏${year}`,
  linkSent: ({ email }) => `أُرسل إلى ${email}. في الرسالة رابط لكل منكم.`,
  sendingLink: 'جارٍ الإرسال…',
  ownLinks: 'يستخدم كل ناخب في هذا الحساب رابطه الخاص في رسالة الدخول.',
  progressNotLoaded: ({ isOffline }) => isOffline ? 'أنت غير متصل. ستظهر هنا حالة بطاقاتك عند عودة الاتصال.' : 'تعذّر تحميل حالة بطاقاتك. لم يضِع شيء مما حفظته.',
  tryAgain: 'حاول مجددًا',
  peopleShown: ({ isAll, shown, total }) => isAll ? `يظهر جميع الأشخاص وعددهم ${shown}` : `يظهر ${shown} من أصل ${total} شخص`,
  showMorePeople: 'اعرض المزيد من الأشخاص',
  morePeopleNotLoaded: 'تعذّر تحميل المزيد من الأشخاص. حاول مجددًا.',
  siteSelectionToken: 'اشترِ رمز اختيار الموقع',
  chatInvite: ({ chat }) => `اطلب دعوة إلى ${!chat ? 'الدردشة' : `${chat}`}`,
  barcode: 'الرمز الشريطي للتسجيل',
  noRight: ({ name }) => `عضوية ${name} لا تشمل هذا.`,
  sharedRight: ({ others }) => `يستطيع ذلك أيضًا في هذا الحساب: ${others}. يستخدم كلٌّ منكم الرابط الشخصي في رسالة الدخول، كي لا يصوّت أحد على بطاقة غيره.`,
  notHeld: 'ليس هذا لدى هذا المؤتمر.',
  notOpenYet: ({ day }) => !day ? 'لم يبدأ بعد.' : `يبدأ في ${day}.`,
  noUpgradeAvailable: 'لا توجد عضوية أعلى من هذه للترقية إليها.',
  noBadge: 'هذه العضوية لا تشمل دخول المؤتمر، فلا شارة تُستلم.',
};

const MemberLookup: NonNullable<UiWordOverrides['MemberLookup']> = {
  title: 'ابحث عن عضو',
  name: 'الاسم',
  email: 'عنوان البريد الإلكتروني',
  memberNumber: 'رقم العضوية',
  find: 'ابحث',
  multiple: 'عُثر على أكثر من واحد. أضف تفاصيل أخرى من فضلك.',
  notFound: 'لم يُعثر على أحد.',
  found: ({ name, membership }) => `عُثر على: ${name}، ${membership}`,
};

const MessageBar: NonNullable<UiWordOverrides['MessageBar']> = {
  close: 'أغلق الرسالة',
};

const NewMemberForm: NonNullable<UiWordOverrides['NewMemberForm']> = {
  title: 'عضوية جديدة',
  choose: 'اختر عضوية',
  type: 'نوع العضوية',
  unknownTitle: 'لا توجد عضوية كهذه',
  unknown: ({ type, memberships }) => createElement(Fragment, null, `«${type}» ليس نوعًا من العضويات التي يمكنك شراؤها. اختر واحدة أعلاه، أو انظر إلى `, memberships, '.'),
  allMemberships: 'كل العضويات الجديدة',
};

const NominateLanding: NonNullable<UiWordOverrides['NominateLanding']> = {
  opens: 'تُفتح الترشيحات',
  closes: 'تُغلق الترشيحات',
  severalAwards: ({ count }) => `عدد الجوائز: ${count}، ولكل منها ترشيحاتها وصفحتها.`,
  nominations: 'الترشيحات',
  about: ({ worksOf, categories }) => worksOf == null ? `الفئات: ${categories}` : `أعمال ${worksOf}، الفئات: ${categories}`,
  home: 'عُد إلى صفحة العضويات',
};

const NominationGrid: NonNullable<UiWordOverrides['NominationGrid']> = {
  row: ({ row }) => `الترشيح ${row}`,
  remove: ({ row }) => `أزل الترشيح ${row}`,
  changed: 'تغيّر، ولم يُحفظ بعد',
  reset: 'أعد إلى المحفوظ',
  undo: {
    reset: 'تراجع عن الإعادة',
    remove: 'تراجع عن الإزالة',
    paste: 'تراجع عن اللصق',
  },
  duplicate: ({ earlier }) => `يبدو هذا كالترشيح ${earlier}.`,
  left: ({ count }) => `سطور ملصقة لم تجد صفًا فارغًا (${count}):`,
  closeLeft: 'أغلق',
  nothing: 'لم يُرشَّح شيء.',
  pasted: ({ count }) => `ترشيحات عُبّئت: ${count}.`,
  removed: ({ row }) => `أُزيل الترشيح ${row}.`,
  wasReset: 'أُعيد إلى المحفوظ.',
  undone: 'تم التراجع.',
};

const NominationsPage: NonNullable<UiWordOverrides['NominationsPage']> = {
  opens: 'تُفتح الترشيحات',
  closes: 'تُغلق الترشيحات',
  goToCategories: 'اذهب إلى الفئات',
  home: 'عُد إلى صفحة العضويات',
  loading: 'جارٍ التحميل...',
  notLoaded: 'تعذّر تحميل الترشيحات.',
  howTo: 'كيف ترشّح',
  gist: ({ worksOf, max }) => `${worksOf == null ? '' : `أعمال ${worksOf} · `}حتى ${max} في كل فئة · لا يُحتسب إلا المحفوظ`,
  whatCouldBe: 'ما الذي كان يمكن ترشيحه',
  what: 'ما الذي يمكن ترشيحه',
  notSure: 'إن لم تكن متأكدًا من مكان عمل ما، فرشّحه حيث تراه أنسب. يقرّر المشرفون ما هو مؤهَّل؛ ولا يُرفض شيء هنا.',
  howMany: 'كم، وكيف',
  upTo: ({ max }) => `حتى ${max} ترشيحات في كل فئة. لا أثر لترتيبها. لا يلزمك أن تعبّئها كلها، ولا كل الفئات.`,
  tellEnough: 'اكتب ما يكفي للعثور على العمل. يمكن أن يبقى حقل فارغًا إن لم تكن تعرف.',
  keys: 'ينتقل Enter إلى الصف التالي، وتنتقل مفاتيح الأسهم إلى الحقل التالي حيث ينتهي النص. يمكن لصق قائمة أو كتلة من جدول في حقل: فتُعبّأ الصفوف.',
  saving: 'الحفظ والتغيير',
  changeUntil: ({ until }) => createElement(Fragment, null, 'يمكنك العودة وتغيير ترشيحاتك كما تشاء حتى ', until),
  copyComes: 'بعد ساعة من آخر تغيير لك تُرسل إليك نسخة بالبريد.',
  questions: ({ address }) => createElement(Fragment, null, 'أسئلة؟ اكتب إلى ', address, '.'),
};

const NominatorNotFound: NonNullable<UiWordOverrides['NominatorNotFound']> = {
  title: 'لم يُعثر على المرشِّح!',
  advice: ({ link }) => createElement(Fragment, null, 'ليس في هذا الحساب أحد بهذا الرقم. افتح الرابط في رسالة الدخول، أو اختر شخصًا من ', link('صفحة العضويات'), '.'),
};

const Offers: NonNullable<UiWordOverrides['Offers']> = {
  newMembership: 'عضوية جديدة',
  lead: 'اختر ما يناسبك. لا تحتاج إلى حساب لشراء عضوية.',
  upgrades: 'ترقية',
  daypasses: 'بطاقة يومية',
  upgrade: 'رقِّ العضوية',
  upgradeHint: 'و/أو أضف تقارير التقدّم الورقية',
  signInFirst: 'سجّل الدخول أولًا، برابط نرسله إليك بالبريد.',
  noPersonToUpgrade: 'ليس في حسابك من يمكن ترقيته بعد.',
  addPaperPubs: 'أضف تقارير التقدّم الورقية',
  upgradeText: {
    both: ({ isDifference }) => `حوّل عضويتك إلى أخرى${isDifference ? ' وادفع الفرق فقط' : ''}، أو اطلب تقارير التقدّم مطبوعة، أو كليهما.`,
    membership: ({ isDifference }) => `حوّل عضويتك إلى أخرى${isDifference ? ' وادفع الفرق فقط' : ''}.`,
    paperPubs: 'اطلب أن تُرسل إليك تقارير التقدّم مطبوعة.',
  },
  daypassText: 'دخول في الأيام التي تختارها.',
};

const PacketLinks: NonNullable<UiWordOverrides['PacketLinks']> = {
  download: 'نزّل الحزمة',
  packetOf: ({ category }) => `حزمة الناخب لفئة ${category}`,
};

const PaperPubsBlock: NonNullable<UiWordOverrides['PaperPubsBlock']> = {
  label: ({ price }) => `تقارير التقدّم الورقية${!price ? '' : ` · ${price}`}`,
  hint: 'قراءة تقارير التقدّم على الإنترنت مجانية. هذه تصل مطبوعة بالبريد.',
  paidHint: 'ثمنها مدفوع. إن لم تعد تريدها، فاكتب إلى قسم التسجيل.',
  accessHint: 'الحقول الثلاثة لازمة للظرف. لا يراها إلا من يرسلون التقارير.',
  name: 'الاسم على الظرف',
  address: 'العنوان البريدي',
  country: 'البلد',
};

const PaymentDialogFrame: NonNullable<UiWordOverrides['PaymentDialogFrame']> = {
  payByCard: 'ادفع بالبطاقة',
  pay: ({ amount, event }) => `ادفع ${amount} · ${event}`,
  confirm: 'أكّد لدى مصرفك',
  payee: ({ convention }) => `تدفع إلى ${convention}. لا نرى رقم بطاقتك ولا نحتفظ به.`,
};

const PaymentsPage: NonNullable<UiWordOverrides['PaymentsPage']> = {
  title: 'المدفوعات',
  newOf: ({ category }) => `جديد: ${category}`,
  nothingToBuy: 'لا شيء آخر للشراء في الوقت الحالي.',
  notLoaded: 'تعذّر تحميل مشترياتك وفواتيرك.',
  tryAgain: 'حاول مجددًا',
  purchasesShown: ({ hasMore, shown }) => hasMore ? `يظهر أحدث ${shown}` : `يظهر الكل وعددها ${shown}`,
  showOlder: 'اعرض مشتريات أقدم',
  olderNotLoaded: 'تعذّر تحميل مشتريات أقدم. حاول مجددًا.',
  memberships: ({ hasDaypasses }) => hasDaypasses ? 'العضويات والبطاقات اليومية' : 'العضويات',
  back: 'عُد إلى صفحة العضويات',
  mainPage: 'عُد إلى صفحة المدفوعات الرئيسية',
};

const PersonCard: NonNullable<UiWordOverrides['PersonCard']> = {
  member: ({ membership, number }) => `عضو ${membership}${number == null ? '' : ` رقم ${number}`}`,
  daypass: ({ label, days }) => `بطاقة يومية ${label} ${days}`,
  nonMember: 'غير عضو',
  whyNot: 'هل ينقص شيء؟',
};

const PersonPicker: NonNullable<UiWordOverrides['PersonPicker']> = {
  label: 'لمن',
  notAllowed: 'غير ممكن بهذه العضوية',
  other: 'عضو آخر...',
  findAnother: 'ابحث عن آخر',
};

const Picture: NonNullable<UiWordOverrides['Picture']> = {
  loading: 'جارٍ تحميل الصورة',
  failed: 'تعذّر تحميل الصورة.',
  retry: 'حاول مجددًا',
};

const PurchaseCard: NonNullable<UiWordOverrides['PurchaseCard']> = {
  status: {
    invoice: 'بانتظار الدفع',
    requires_action: 'بانتظار مصرفك',
    processing: 'قيد المعالجة',
    succeeded: 'مدفوع',
    failed: 'فشل',
    refunded: 'رُدّ المبلغ',
    disputed: 'متنازع عليه',
  },
  pending: 'معلّق',
  paidOn: ({ day }) => `دُفع في ${day}`,
  email: 'بريد الدفع',
  person: 'لـ',
  receipt: 'الإيصال',
  charge: 'العملية',
  invoice: 'الفاتورة',
  error: 'خطأ',
  problem: {
    refund_due: 'لم يعد تسليمه ممكنًا. تعود إليك النقود.',
    authentication_failed: 'لم يؤكّد المصرف الدفع.',
    abandoned: 'لم يُؤكَّد الدفع في وقته.',
    cancelled: 'أُلغي الدفع.',
    not_charged: 'لم يتم الدفع.',
    provider_refused: 'لم يتم الدفع.',
    refunded: 'رُدّ المبلغ.',
    other: 'رُفضت البطاقة.',
  },
  comments: 'ملاحظات',
  yes: 'نعم',
  no: 'لا',
};

const PurchaseForm: NonNullable<UiWordOverrides['PurchaseForm']> = {
  openPurchase: 'عملية شرائك الجارية',
  clear: 'أفرغ النموذج',
  chooseType: 'اختر نوعًا',
  required: 'مطلوب',
};

const PurchaseStatus: NonNullable<UiWordOverrides['PurchaseStatus']> = {
  who: 'لـ',
  what: 'ماذا',
  receiptTo: 'الإيصال إلى',
  total: 'المجموع',
  sending: 'يجري إتمام شرائك. أبقِ هذه الصفحة مفتوحة من فضلك.',
  waitingForBank: 'بانتظار جواب مصرفك.',
  processing: 'يجري معالجة دفعتك. قد يستغرق هذا وقتًا؛ وتُظهر هذه الصفحة متى يتم. لا تدفع مرة ثانية من فضلك.',
  noNeedToWait: ({ payments }) => createElement(Fragment, null, 'لا يلزمك الانتظار هنا: تخبرك رسالة كيف انتهى الأمر، وكذلك ', payments, '.'),
  yourPayments: 'مدفوعاتك',
  findingOut: 'لا نعرف بعد هل تم شراؤك، ونحن نتحقق. لا تشترِ مرة ثانية من فضلك.',
  offline: {
    title: 'أنت غير متصل',
    text: 'نعيد السؤال حال عودة الاتصال. يمكنك أيضًا إغلاق هذه الصفحة: ما هو جارٍ تجده هنا عند عودتك.',
  },
  trouble: {
    declined: {
      title: 'رُفضت البطاقة',
      text: 'لم يُخصم شيء. جرّب بطاقة أخرى، أو اسأل مصرفك.',
    },
    notPaid: {
      title: 'لم يتم الدفع',
      text: 'رفضه مصرفك أو لم يؤكّده، أو أُلغي. لم يُشترَ شيء، ولا تدفع شيئًا. يمكنك المحاولة مجددًا، أو تجربة بطاقة أخرى.',
    },
    notReceived: {
      title: 'لم يُشترَ شيء بعد',
      text: 'لم يصل إلينا الشراء في الوقت المناسب. لم يُخصم شيء ولن يُخصم. يمكنك المحاولة مجددًا.',
    },
    notSent: {
      title: 'لم يُرسل هذا الشراء',
      text: 'قد تكون محاولة سابقة ما زالت في طريقها إلينا. يجب إلغاؤها أولًا كي لا تدفع مرتين، ولم ينجح ذلك. تحقّق من شبكتك وحاول مجددًا.',
    },
    elsewhere: {
      title: 'هذا قيد الدفع بالفعل',
      text: 'دفعة للشيء نفسه جارية في نافذة أخرى، أو من شخص آخر. انتظر كيف تنتهي قبل أن تدفع.',
    },
    refundDue: {
      title: 'ستعود إليك نقودك',
      text: 'تم الدفع، لكن ما اشتريته تغيّر في هذه الأثناء ولا يمكن تسليمه إليك. أُبلغنا بذلك وسنردّ المبلغ؛ تخبرك رسالة بالمزيد.',
    },
    notLoaded: {
      title: 'لم يُحمَّل نموذج البطاقة',
      text: 'تحقّق من شبكتك وحاول مجددًا.',
    },
  },
  notStartedTitle: 'تعذّر بدء الدفع',
  notStarted: ({ contact }) => createElement(Fragment, null, 'لم يُخصم شيء من بطاقتك، ولن تفيد بطاقة أخرى. حاول لاحقًا، أو اكتب إلى ', contact, '.'),
  repricedTitle: 'تغيّر السعر',
  repriced: ({ now, before }) => `المجموع الآن ${now} بدلًا من ${before}. لم يُخصم شيء. تابع فقط إن كنت موافقًا.`,
};

const RankedBallot: NonNullable<UiWordOverrides['RankedBallot']> = {
  favourite: '1 لمفضّلك.',
  rankAny: 'رتّب العدد الذي تريد.',
  ranked: 'ترتيبك',
  notRanked: 'غير مرتّب',
  nothingRanked: 'لم يُرتّب شيء.',
  howToRank: 'اضغط + بحسب تفضيلك.',
  noEntry: '[فارغة]',
  tapToRemove: 'المس للإزالة',
  clickToRemove: 'انقر للإزالة',
  noAward: 'لا جائزة',
  noAwardHint: 'رتّبها فوق كل ما ينبغي ألا يفوز.',
  unknownEntry: ({ id }) => `مرشّح غير معروف ${id}`,
  unknownEntryHint: 'ليس هذا على بطاقة هذه الفئة.',
  replaced: ({ by, on }) => !by ? `لم يعد على البطاقة منذ ${formatDay(on, 'ar')}.` : `لم يعد على البطاقة: حلّ محله ${by} في ${formatDay(on, 'ar')}.`,
  changePosition: ({ title, position, isCounted }) => `${title}، المرتبة ${position}، ${isCounted ? '' : 'لن يُحتسب، '}غيّر المرتبة`,
  rankNext: ({ title }) => `${title}، غير مرتّب، ضعه في المرتبة التالية`,
  nextPosition: ({ ordinal }) => !ordinal ? 'كل المراتب مأخوذة' : `+ يضعه في المرتبة ${ordinal}، ⋯ في أي مرتبة`,
  choosePosition: ({ title }) => `اختر مرتبة: ${title}`,
  remove: ({ position }) => `أزل من المرتبة ${position}`,
  emptyPosition: ({ position }) => `المرتبة ${position}: [فارغة].`,
  menu: ({ title }) => `مرتبة ${title}`,
  position: ({ position }) => `المرتبة ${position}`,
  moveToPosition: ({ position }) => `انقل إلى المرتبة ${position}`,
  removeFromBallot: 'أزل من بطاقة الاقتراع',
  closeMenu: 'أغلق',
  yourFavourite: 'مفضّلك',
  currentPosition: 'هنا الآن',
  nowAt: ({ title }) => `الآن ${title}`,
  nextFree: 'أول مرتبة خالية',
  leavesGap: 'يترك فراغًا فوقه',
  dashedLeavesGap: 'المتقطّع: يترك فراغًا فوقه، ولن يُحتسب.',
  gap: ({ positions, titles }) => `مراتب فارغة: ${positions.join('، ')}. لذلك لن يُحتسب: ${titles.join('، ')}.`,
  closeGap: 'أزل الفراغ',
  keys: ({ last }) => `المفاتيح: 1–${last} تضع في المرتبة، Alt ↑ ↓ تنقل خطوة، Delete يزيل`,
  ordinal: ({ position }) => `${position}`,
  placed: ({ title, ordinal, count }) => `${title} الآن في المرتبة ${ordinal} من ${count}.`,
  displaced: ({ title }) => `${title} لم يعد مرتّبًا.`,
  removed: ({ title }) => `أُزيل ${title} من ترتيبك.`,
  emptyRemoved: ({ position }) => `أُزيلت المرتبة الفارغة ${position}.`,
  gapClosed: 'أُزيل الفراغ.',
  undo: 'تراجع',
  undone: ({ ranking }) => !ranking?.length ? 'تم التراجع. لا شيء مرتّب.' : `تم التراجع. ترتيبك: ${ranking.join('، ')}.`,
  choice: {
    favourite: 'يمكن اختيار واحد.',
    rankAny: 'لا يلزمك أن تختار.',
    ranked: 'اختيارك',
    notRanked: 'لم يُختر',
    nothingRanked: 'لم يُختر شيء.',
    howToRank: 'اضغط + عند ما تختاره.',
    noAwardHint: 'اخترها إن كان ينبغي ألا يفوز أي منها.',
    rankNext: ({ title }) => `اختر ${title}`,
    nextPosition: () => '+ يختاره',
    remove: ({ title }) => `${title} مختار، تراجع عن اختياره`,
    placed: ({ title }) => `اختير ${title}.`,
    displaced: ({ title }) => `${title} لم يعد مختارًا.`,
    removed: ({ title }) => `${title} لم يعد مختارًا.`,
    undone: ({ title }) => !title ? 'تم التراجع. لا شيء مختار.' : `تم التراجع. المختار: ${title}.`,
  },
};

const Receipt: NonNullable<UiWordOverrides['Receipt']> = {
  receipt: 'إيصال',
  dismiss: 'أغلق الإيصال',
  memberNumber: 'رقم العضوية',
  paidByCard: 'دُفع بالبطاقة',
  mailedTo: ({ email }) => !email ? 'أُرسل الإيصال بالبريد' : `أُرسل الإيصال إلى ${email}`,
  facts: {
    reference: 'المرجع',
    date: 'التاريخ',
    card: 'البطاقة',
    seller: 'البائع',
  },
  cardEnding: ({ brand, last4 }) => !brand ? `بطاقة تنتهي بـ ${last4}` : `${brand} تنتهي بـ ${last4}`,
  calendar: 'أضف التواريخ إلى تقويمك',
  print: 'اطبع',
  whatNext: 'ما التالي',
  paid: 'تم الدفع بنجاح!',
  signedUp: 'تم تسجيلك!',
  welcome: ({ name }) => !name ? 'أهلًا' : `أهلًا، ${name}`,
  thanks: 'شكرًا لك',
  linkSent: ({ email, minutes }) => createElement(Fragment, null, 'أرسلنا رسالة فيها رابط الدخول إلى ', !email ? 'عنوان العضو الجديد' : email, `. يُتوقّع أن تصل خلال ${minutes} دقيقة تقريبًا.`),
  leadsToDaypass: 'افتح الرابط لترى بطاقتك اليومية وتغيّر بياناتك. الشراء لم يسجّل دخولك: لا يستطيع ذلك إلا صاحب العنوان.',
  leadsToMembership: 'افتح الرابط لترى عضويتك وتغيّر بياناتك. الشراء لم يسجّل دخولك: لا يستطيع ذلك إلا صاحب العنوان.',
  leadsToAwards: ({ name }) => `افتح الرابط لترى عضويتك وتغيّر بياناتك وتشارك في ${name}. الشراء لم يسجّل دخولك: لا يستطيع ذلك إلا صاحب العنوان.`,
  noMail: ({ link }) => createElement(Fragment, null, 'لم تصل رسالة؟ انظر في البريد غير المرغوب، أو ', link, '.'),
  anotherLink: 'اطلب رابطًا آخر',
  buyAnother: 'اشترِ عضوية أخرى',
  firstPage: 'عُد إلى صفحة العضويات',
  receiptSent: ({ email }) => createElement(Fragment, null, 'الإيصال في طريقه إلى ', !email ? 'عنوان المشتري' : email, '.'),
  signInToSee: 'إن كانت لديك عضوية بهذا العنوان، فسجّل الدخول لترى ما اشتريته.',
  payments: 'عُد إلى صفحة المدفوعات الرئيسية',
  next: {
    membership: 'يُبلَّغ العضو الجديد بالبريد، مع رابط للدخول.',
    daypass: 'يُبلَّغ حامل البطاقة اليومية بالبريد، مع رابط للدخول.',
    upgrade: 'تسري الترقية فورًا. رسالة عنها والإيصال في الطريق.',
    token: ({ email, payments }) => createElement(Fragment, null, `رمز التصويت في طريقه إلى ${email}. تجده أيضًا ضمن `, payments, '، مع بطاقة الاقتراع للتنزيل.'),
    item: ({ email, payments }) => createElement(Fragment, null, `الإيصال في طريقه إلى ${email}. ما اشتريته تجده ضمن `, payments, '.'),
    invoice: ({ email, payments }) => createElement(Fragment, null, `الإيصال في طريقه إلى ${email}. ما اشتريته تجده ضمن `, payments, '.'),
  },
  yourPayments: 'مدفوعاتك',
};

const RecordLog: NonNullable<UiWordOverrides['RecordLog']> = {
  nothing: 'لم يتغيّر شيء منذ إنشاء هذا السجل.',
  operation: {
    updatePerson: 'تغيّرت البيانات',
    editPerson: 'تغيّرت البيانات',
    setMembership: 'تغيّرت العضوية',
    compMembership: 'مُنحت عضوية مجانية',
    transferMembership: 'نُقلت العضوية إلى شخص آخر',
    changeEmail: 'نُقل إلى عنوان آخر',
    answerMove: 'ردّ صندوق البريد السابق على النقل',
    releaseHold: 'فُتح التصويت بعد النقل',
    mergePeople: 'ضُمّ سجلّان',
    importPeople: 'استُورد من قائمة',
    exportPerson: 'سُلّمت كل البيانات',
    erasePerson: 'مُحي',
    purchase: 'اشتُري شيء',
    enterBallot: 'أُدخل تصويت ورقي',
    restoreBallot: 'استُعيد تصويت سابق',
    disallowBallot: 'استُبعد التصويت من العدّ',
    allowBallot: 'يُعدّ التصويت من جديد',
    sendLoginLink: 'أُرسل رابط الدخول',
    resendMail: 'أُعيد إرسال رسالة',
    other: 'تغيير',
  },
  by: {
    account: 'ممن كان داخلًا إلى الحساب',
    purchase: 'بشراء',
    crew: 'من فريق المؤتمر',
  },
  byOperator: ({ operator }) => `من ${operator}، نيابة عن المؤتمر`,
  byCommand: ({ operator }) => `من ${operator}، بأمر على الخادم`,
  approvedBy: ({ operator }) => `وافق عليه ${operator}`,
  approvedAlone: 'من دون موافقة: لم يكن هناك مسؤول آخر',
  reason: 'السبب:',
  field: {
    membership: 'العضوية',
    member_number: 'رقم العضوية',
    daypass: 'البطاقة اليومية',
    daypass_type: 'نوع البطاقة اليومية',
    daypass_days: 'أيام البطاقة اليومية',
    record: 'سجلّ آخر',
    joined: 'عضو منذ',
    lists: 'القوائم',
    held_since: 'أُغلق التصويت منذ',
    answer: 'الردّ',
  },
  empty: '(فارغ)',
  becomes: 'يصبح',
};

const Retryable: NonNullable<UiWordOverrides['Retryable']> = {
  retry: 'حاول مجددًا',
};

const SandboxCard: NonNullable<UiWordOverrides['SandboxCard']> = {
  testCard: 'بطاقة تجريبية',
  sandbox: 'الدفع بالبطاقة تجريبي: لا يُخصم شيء، ولا تُقبل بطاقة حقيقية.',
  chooseOne: 'اختر واحدة، أو اكتب رقمها',
  outcome: {
    success: 'تنجح',
    declined: 'تُرفض',
    authentication: 'تسأل المصرف أولًا (3-D Secure)',
  },
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء (MM/YY)',
  code: 'رمز الأمان (CVC)',
  postcode: 'الرمز البريدي',
  numberWrong: ({ numbers }) => `هذا تجريبي: لا تُقبل بطاقة حقيقية. استخدم ${numbers}.`,
  expiryWrong: 'أدخل الشهر والسنة، مثل 12/34.',
  codeWrong: 'أدخل ثلاثة أرقام، مثل 123.',
  postcodeMissing: 'أدخل رمزًا بريديًا، مثل D01 X2Y3.',
};

const SaveState: NonNullable<UiWordOverrides['SaveState']> = {
  saved: 'محفوظ',
  justNow: 'الآن',
  saving: 'جارٍ الحفظ…',
  unsaved: 'لم يُحفظ بعد',
  notSaved: ({ isKept }) => isKept ? 'غير محفوظ. باقٍ على هذا الجهاز.' : 'غير محفوظ.',
  offline: ({ isKept }) => isKept ? 'لا اتصال. باقٍ على هذا الجهاز.' : 'لا اتصال. غير محفوظ.',
  savedAt: ({ time }) => `حُفظ ${time}`,
  savedOn: ({ day }) => `حُفظ ${day}`,
  brief: {
    saving: 'جارٍ الحفظ…',
    unsaved: 'لم يُحفظ بعد',
    notSaved: ({ isKept }) => isKept ? 'غير محفوظ، باقٍ هنا' : 'غير محفوظ',
    offline: ({ isKept }) => isKept ? 'غير متصل، باقٍ هنا' : 'غير متصل، غير محفوظ',
  },
  retry: 'حاول مجددًا',
  signIn: 'سجّل الدخول للحفظ',
};

const SignIn: NonNullable<UiWordOverrides['SignIn']> = {
  title: 'الدخول بالبريد الإلكتروني',
  email: 'البريد الإلكتروني',
  name: 'الاسم',
  nameHint: 'فقط إن لم يكن لديك حساب بعد.',
  send: 'أرسل رابط الدخول',
  createAccount: 'أنشئ حسابًا',
  trouble: 'هل تواجه مشكلة في تسجيل الدخول؟',
  sending: ({ email }) => `جارٍ إرسال مفتاح الدخول ورابطه إلى ${email}`,
  sent: ({ email }) => `أرسلنا رابطًا إلى ${email}. افتحه على هذا الجهاز.`,
  welcome: 'بوابة الأعضاء',
  welcomeLead: ({ name, newMembership }) => createElement(Fragment, null, `عضوياتك${!name ? '' : ` و${name}`}. يمكنك `, newMembership('شراء عضوية'), ' من دون تسجيل الدخول.'),
  signInFirst: 'سجّل الدخول لترى هذه الصفحة.',
  signedOut: ({ unsaved }) => `سُجّل خروجك في لسان آخر. تغييرات غير محفوظة على هذا الجهاز: ${unsaved}. سجّل الدخول للمتابعة.`,
  signingIn: 'جارٍ الدخول',
  signingInAs: ({ email }) => `جارٍ الدخول باسم ${email}`,
};

const SignatureDialog: NonNullable<UiWordOverrides['SignatureDialog']> = {
  title: 'وقّع ترشيحاتك',
  signature: 'التوقيع',
  description: ({ name }) => `اكتب اسمك لتوقيع ترشيحات ${name}.`,
  cancel: 'إلغاء',
  ok: 'موافق',
};

const UpgradeForm: NonNullable<UiWordOverrides['UpgradeForm']> = {
  title: 'ترقية العضوية',
  whose: 'عضوية مَن',
  member: 'العضو',
  noPeople: ({ membership }) => createElement(Fragment, null, 'ليس في حسابك من يمكن ترقيته بعد. ', membership, '.'),
  buyMembership: 'اشترِ عضوية',
  notOnAccount: 'هذا الشخص ليس في حسابك. اختر من هو فيه.',
  upgradeTo: 'الترقية إلى',
  newMembership: 'العضوية الجديدة',
  pickFirst: 'اختر أولًا عضوية مَن هي.',
  pickMissing: 'قبل أن تتابع، اختر عضوية مَن هي.',
  nothingYet: ({ hasPaperPubs }) => `لا شيء للدفع بعد: اختر عضوية أخرى${hasPaperPubs ? '، أو أضف التقارير الورقية' : ''}.`,
  nothingMore: 'لا شيء للدفع: لا يمكن ترقية هذه العضوية أكثر.',
};

const VotingPage: NonNullable<UiWordOverrides['VotingPage']> = {
  opens: 'يُفتح التصويت',
  closes: 'يُغلق التصويت',
  closesSoon: ({ left }) => `يُغلق التصويت ${left}.`,
  hurry: 'تُحفظ التغييرات الآن بعد ثانية. لا يُحتسب إلا ما يُحفظ في وقته.',
  news: {
    near: 'بقي أقل من يوم للتصويت.',
    pressing: 'بقي أقل من ربع ساعة للتصويت.',
  },
  over: 'انتهى التصويت.',
  given: ({ name, day }) => `${name}: ${day}.`,
  questions: ({ address }) => createElement(Fragment, null, 'أسئلة؟ اكتب إلى ', address, '.'),
  howTo: 'كيف تصوّت عبر الإنترنت',
  rank: ({ positions, worksOf }) => positions === 1 ? `اختر مرشّحك المفضّل في كل فئة${worksOf == null ? '' : `، من أعمال ${worksOf}`}. يمكنك ترك فئات فارغة.` : `رتّب المرشّحين الذين يعجبونك${worksOf == null ? '' : `، من أعمال ${worksOf}`}، من 1 لمفضّلك حتى ${positions}. لا يلزمك أن ترتّبهم كلهم.`,
  noAward: ({ positions, noAward }) => positions === 1 ? `اختر «${noAward}» إن كان لا ينبغي أن يفوز أي مرشّح.` : `رتّب «${noAward}» فوق ما لا ينبغي أن يفوز.`,
  gapEnds: 'لا يُحتسب شيء تحت مرتبة فارغة.',
  saving: () => 'تُحفظ تلقائيًا. غيّرها حتى الموعد النهائي. سنرسل إليك نسخة بالبريد.',
  who: 'من يصوّت؟',
  wayToBallot: ({ link }) => createElement(Fragment, null, 'للتصويت، افتح رابط دخولك الشخصي. للحصول على رسالة جديدة، سجّل الخروج واطلبها من ', link('صفحة العضويات'), '.'),
  wayToRead: ({ link }) => createElement(Fragment, null, 'تجد بطاقة كل ناخب في ', link('صفحة العضويات'), '.'),
  severalPeople: 'لكل شخص في هذا الحساب رابط إلى بطاقته.',
  noRight: ({ name }) => `لا يستطيع ${name} التصويت: هذه العضوية لا تشمل حق التصويت.`,
  notYet: 'ستكون بطاقة اقتراعك هنا عندما يُفتح التصويت.',
  readOnly: 'لم يعد تغيير بطاقتك ممكنًا.',
  hasUnsaved: 'على هذا الجهاز تغييرات غير محفوظة على بطاقتك. وقّع لتُحفظ.',
  signingAs: ({ signature }) => `التوقيع باسم «${signature}»`,
  signature: 'التوقيع',
  signatureHint: 'اكتب اسمك لتوقيع بطاقتك.',
  sign: 'موافق',
  back: 'عُد إلى صفحة العضويات',
};

const WhyReadOnly: NonNullable<UiWordOverrides['WhyReadOnly']> = {
  closed: 'أُغلقت الترشيحات.',
  noRight: ({ name, membership }) => `لا يستطيع ${name} الترشيح: العضوية «${membership}» لا تشمل حق الترشيح.`,
  upgrade: 'رقِّ العضوية',
  otherMemberships: 'انظر إلى العضويات التي تشمله',
  notOpen: 'لم تُفتح الترشيحات بعد. يمكنك أن تقرأ هنا ما سيكون.',
};

/** The library in Arabic, for `ConKitProvider`. Not proofread. Missing messages are in English. */
export const ar: UiWordOverrides = {
  AwardBallot,
  AwardNominations,
  BadgePreview,
  BallotReview,
  BallotSummary,
  BarcodeDialog,
  BothVersions,
  CategoryFold,
  CategoryIndex,
  CheckInbox,
  Checkout,
  DaypassForm,
  Deadline,
  Dialog,
  EditMember,
  EndingRights,
  Field,
  ItemForm,
  MemberForm,
  MemberHome,
  MemberLookup,
  MessageBar,
  NewMemberForm,
  NominateLanding,
  NominationGrid,
  NominationsPage,
  NominatorNotFound,
  Offers,
  PacketLinks,
  PaperPubsBlock,
  PaymentDialogFrame,
  PaymentsPage,
  PersonCard,
  PersonPicker,
  Picture,
  PurchaseCard,
  PurchaseForm,
  PurchaseStatus,
  RankedBallot,
  Receipt,
  RecordLog,
  Retryable,
  SandboxCard,
  SaveState,
  SignIn,
  SignatureDialog,
  UpgradeForm,
  VotingPage,
  WhyReadOnly,
};
