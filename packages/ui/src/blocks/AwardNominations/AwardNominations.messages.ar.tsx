import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';

export const awardNominationsAr: Partial<AwardNominationsMessages> = {
  progress: (count, total) => `عُبّئت ${count} من ${total}`,
  filledIn: 'معبّأة',
  notSavedYet: 'لم تُحفظ بعد',
  nothingYet: 'لا شيء بعد',
  nothing: 'لم يُرشَّح شيء.',
  unsavedLine: 'لم يُحفظ بعد:',
  next: (category) => `التالي: ${category}`,
  save: 'احفظ',
  saveAll: 'احفظ الكل',
  length: (value, unit, category) =>
    `عمل من ${value} ${unit === 'words' ? 'كلمة' : 'دقيقة'} مكانه فئة ${category}.`,
  elsewhere: (category) => `رشّحت هذا أيضًا في فئة ${category}.`,
  keepBoth: 'أبقِ كليهما',
  neverSaved: 'كُتبت هذه الترشيحات على هذا الجهاز ولم تُحفظ. وهي لا تُحتسب:',
  neverSavedIn: (category) => `${category}، غير محفوظة`,
  closedUnsaved:
    'أُغلقت الترشيحات قبل حفظ آخر تغييراتك. ما هو معلَّم بأنه محفوظ يُحتسب؛ أما الباقي فلا يُحتسب.',
  signedOut: (link) => (
    <>انتهت جلستك. ما كتبته محفوظ على هذا الجهاز: {link('سجّل الدخول مجددًا')}، ثم احفظه.</>
  ),
  signedOutUnkept: (link) => (
    <>
      انتهت جلستك، ولا يستطيع هذا المتصفح الاحتفاظ بما كتبته. اترك هذه الصفحة مفتوحة، و
      {link('سجّل الدخول في لسان آخر')}، ثم احفظه هنا.
    </>
  ),
  notKept:
    'لا يحتفظ هذا المتصفح بشيء على هذا الجهاز. احفظ قبل أن تغادر الصفحة، وإلا ضاع ما لم يُحفظ.',
  copyTitle: 'نسختك',
  saveAndCopyTitle: 'احفظ، واحتفظ بنسخة',
  allSaved: 'كل ما في هذه الصفحة محفوظ.',
  unsaved: (categories) => <>لم يُحفظ بعد: {categories}.</>,
  keptHere: 'يحتفظ به هذا الجهاز حتى تحفظه، حتى لو غادرت الصفحة أو سجّلت الخروج.',
  copyComes:
    'تُرسل إليك بالبريد نسخة مما حُفظ بعد ساعة من آخر تغيير لك. ويمكنك أيضًا الحصول على نسخة فورًا.',
  mailNow: 'أرسل إليّ ترشيحاتي بالبريد الآن',
  download: 'نزّل ترشيحاتي',
  mailed: (time, email, isWhole) =>
    `أُرسلت في ${time}: ترشيحاتك في طريقها إلى ${email}${
      isWhole ? '.' : '، من دون التغييرات التي لم تُحفظ بعد.'
    }`,
  failed: (category, reason) => `${category}: ${reason}`,
  conflict: 'تغيّرت أيضًا في مكان آخر، ولم تُحفظ بعد.',
  compare: 'قارن واختر',
  editedWhileSaving: 'تعذّر تعديل الترشيح! الفئة قيد الحفظ. حاول مجددًا بعد أن تُحفظ.',
  editedTooLate: 'تعذّر تعديل الترشيح! أُغلقت الترشيحات.',
};
