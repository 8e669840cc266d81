import { nameForm } from '@conkit/rules';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';

export const awardBallotAr: Partial<AwardBallotMessages> = {
  loading: 'جارٍ تحميل بطاقة اقتراعك',
  rankingFor: (category) => `ترتيب فئة ${category}`,
  progress: ({ ranked, total }) => `رُتّبت ${ranked} من ${total}`,
  ranked: 'مرتّبة',
  notRanked: 'غير مرتّبة',
  hasGap: 'فيها فراغ',
  notSaved: 'غير محفوظة',
  inConflict: 'تغيّرت في مكانين',
  counts: ({ counted, ranked }) => `يُحتسب ${counted} من ${ranked}`,
  finalists: (titles) => `المرشّحون النهائيون (${titles.length}): ${titles.join(' · ')}`,
  next: (category) => `التالي: ${category}`,
  toReview: 'راجع بطاقة اقتراعك',
  signFirst: 'وقّع لكي ترتّب',
  closes: (left) => `يُغلق ${left}`,
  review: 'مراجعة',
  retry: 'حاول مجددًا',
  tooLate: (isKept) =>
    isKept
      ? 'انتهى التصويت قبل حفظ آخر تغييراتك. ما هو معلَّم بأنه محفوظ يُحتسب؛ أما الباقي فلا يُحتسب، وهو محفوظ على هذا الجهاز فقط.'
      : 'انتهى التصويت قبل حفظ آخر تغييراتك. ما هو معلَّم بأنه محفوظ يُحتسب؛ أما الباقي فلا يُحتسب.',
  signedOut: (isKept, link) =>
    isKept ? (
      <>
        انتهت جلستك. ترتيبك محفوظ على هذا الجهاز: {link('سجّل الدخول مجددًا')}، وسيُحفظ بعد أن توقّع
        بطاقتك.
      </>
    ) : (
      <>
        انتهت جلستك، ولا يستطيع هذا المتصفح الاحتفاظ بترتيبك. اترك هذه الصفحة مفتوحة، و
        {link('سجّل الدخول في لسان آخر')}، ثم حاول هنا مجددًا.
      </>
    ),
  failed: ({ isKept, isClosed }) => {
    if (isClosed) {
      return isKept
        ? 'انتهى التصويت، ولم يؤكّد الخادم آخر تغييراتك. وهي محفوظة على هذا الجهاز.'
        : 'انتهى التصويت، ولم يؤكّد الخادم آخر تغييراتك. ولا يستطيع هذا المتصفح الاحتفاظ بها.';
    }
    return isKept
      ? 'لم تُحفظ آخر تغييراتك بعد. وهي محفوظة على هذا الجهاز.'
      : 'لم تُحفظ آخر تغييراتك بعد، ولا يستطيع هذا المتصفح الاحتفاظ بها. اترك هذه الصفحة مفتوحة حتى تُحفظ.';
  },
  notKept:
    'لا يحتفظ هذا المتصفح بشيء على هذا الجهاز. يُحفظ كل تغيير فورًا: انتظر حتى تقول الصفحة ذلك قبل أن تغادرها.',
  waitsElsewhere: (award, link) => (
    <>
      هناك ما لم يُحفظ في {link(`بطاقة اقتراع ${nameForm(award, 'short')}`)}: إنه ينتظر قرارك هناك.
    </>
  ),
  packetFailed: 'تعذّر تحميل حزمة الناخب.',
  refused: (reason) => {
    switch (reason) {
      case 'replacedFinalist':
        return 'هذا الترتيب غير محفوظ: استُبدل أحد المرشّحين فيه ولم يعد ترتيبه ممكنًا. أزله فيُحفظ ترتيبك.';
      case 'unknownCategory':
        return 'هذا الترتيب غير محفوظ: لم يعد في هذه الفئة تصويت.';
      case 'other':
        return 'لم يقبل الخادم هذا الترتيب: فيه ما لم يعد ترتيبه ممكنًا. غيّره فيُحفظ.';
    }
  },
  replaced: ({ title, rank }) =>
    `«${title}»، الذي رتّبته في المرتبة ${rank}، لم يعد على بطاقة الاقتراع. يبقى ترتيبك كما هو حتى تغيّره؛ لم يُغيَّر شيء ولم يُرسل شيء نيابة عنك.`,
  notCounted: 'لم يُحفظ الترتيب أدناه قبل انتهاء التصويت. المحفوظ هو:',
  choice: {
    rankingFor: (category) => `اختيار فئة ${category}`,
    progress: ({ ranked, total }) => `اختير ${ranked} من ${total}`,
    ranked: 'اختير',
    notRanked: 'لم يُختر شيء',
    signFirst: 'وقّع لكي تختار',
    refused: (reason) => {
      switch (reason) {
        case 'replacedFinalist':
          return 'هذا الاختيار غير محفوظ: استُبدل المرشّح ولم يعد اختياره ممكنًا. اختر غيره.';
        case 'unknownCategory':
          return 'هذا الاختيار غير محفوظ: لم يعد في هذه الفئة تصويت.';
        case 'other':
          return 'لم يقبل الخادم هذا الاختيار: لم يعد ممكنًا. اختر غيره.';
      }
    },
    replaced: ({ title }) =>
      `«${title}»، الذي اخترته، لم يعد على بطاقة الاقتراع. يبقى اختيارك كما هو حتى تغيّره؛ لم يُغيَّر شيء ولم يُرسل شيء نيابة عنك.`,
    notCounted: 'لم يُحفظ الاختيار أدناه قبل انتهاء التصويت. المحفوظ هو:',
  },
};
