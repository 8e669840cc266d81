import type { BallotReviewMessages } from './BallotReview.messages.ts';

export const ballotReviewAr: Partial<BallotReviewMessages> = {
  title: 'بطاقة اقتراعك بحسب الترتيب',
  progress: ({ ranked, total }) => `عدد الفئات التي فيها ترتيب يُحتسب: ${ranked} من ${total}.`,
  broken: 'بعض ما رتّبته لن يُحتسب، لأن مرتبة فوقه فارغة:',
  waiting: 'لم تصل آخر تغييراتك إلى الخادم بعد:',
  nothingIn: (count) => `فئات لم يُرتّب فيها شيء: ${count}`,
  signedBy: (signature) => `التوقيع باسم «${signature}»`,
  print: 'اطبع',
  download: 'نزّل كنص',
  mail: 'أرسل إليّ بطاقة اقتراعي بالبريد الآن',
  mailed: ({ email, isWhole }) =>
    isWhole
      ? `بطاقة اقتراعك في طريقها إلى ${email}.`
      : `بطاقة اقتراعك في طريقها إلى ${email}، من دون التغييرات التي لم تُحفظ بعد.`,
  choice: {
    title: 'بطاقة اقتراعك',
    progress: ({ ranked, total }) => `عدد الفئات التي اخترت فيها: ${ranked} من ${total}.`,
    nothingIn: (count) => `فئات لم يُختر فيها شيء: ${count}`,
  },
};
