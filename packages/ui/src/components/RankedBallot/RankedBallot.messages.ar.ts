import type { RankedBallotMessages } from './RankedBallot.messages.ts';

const list = (words: readonly string[]) => words.join('، ');

const date = (day: string) =>
  new Intl.DateTimeFormat('ar', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

export const rankedBallotAr: RankedBallotMessages = {
  favourite: '1 لمفضّلك.',
  rankAny: 'رتّب العدد الذي تريد.',
  ranked: 'ترتيبك',
  notRanked: 'غير مرتّب',
  nothingRanked: 'لم يُرتّب شيء.',
  howToRank: 'اضغط + بحسب تفضيلك.',
  noEntry: '[فارغة]',
  tapToRemove: 'المس للإزالة',
  noAward: 'لا جائزة',
  noAwardHint: 'رتّبها فوق كل ما ينبغي ألا يفوز.',
  unknownEntry: (id) => `مرشّح غير معروف ${id}`,
  unknownEntryHint: 'ليس هذا على بطاقة هذه الفئة.',
  replaced: ({ on, by }) =>
    by === undefined
      ? `لم يعد على البطاقة منذ ${date(on)}.`
      : `لم يعد على البطاقة: حلّ محله ${by} في ${date(on)}.`,
  changePosition: ({ title, position, isCounted }) =>
    `${title}، المرتبة ${position}، ${isCounted ? '' : 'لن يُحتسب، '}غيّر المرتبة`,
  rankNext: (title) => `${title}، غير مرتّب، ضعه في المرتبة التالية`,
  nextPosition: (place) =>
    place === undefined ? 'كل المراتب مأخوذة' : `+ يضعه في المرتبة ${place}، ⋯ في أي مرتبة`,
  choosePosition: () => 'اختر مرتبة',
  remove: ({ position }) => `أزل من المرتبة ${position}`,
  removeEmpty: (position) => `المرتبة ${position}: [فارغة]. المس للإزالة`,
  menu: (title) => `مرتبة ${title}`,
  position: (position) => `المرتبة ${position}`,
  moveToPosition: (position) => `انقل إلى المرتبة ${position}`,
  removeFromBallot: 'أزل من بطاقة الاقتراع',
  closeMenu: 'أغلق',
  yourFavourite: 'مفضّلك',
  currentPosition: 'هنا الآن',
  nowAt: (title) => `الآن ${title}`,
  nextFree: 'أول مرتبة خالية',
  leavesGap: 'يترك فراغًا فوقه',
  dashedLeavesGap: 'المتقطّع: يترك فراغًا فوقه، ولن يُحتسب.',
  gap: ({ positions, titles }) =>
    `مراتب فارغة: ${list(positions.map(String))}. لذلك لن يُحتسب: ${list(titles)}.`,
  closeGap: 'أزل الفراغ',
  keys: (size) => `المفاتيح: 1–${Math.min(size, 9)} تضع في المرتبة، Alt ↑ ↓ تنقل خطوة، Delete يزيل`,
  ordinal: String,
  placed: ({ title, ordinal, count }) => `${title} الآن في المرتبة ${ordinal} من ${count}.`,
  displaced: (title) => `${title} لم يعد مرتّبًا.`,
  removed: (title) => `أُزيل ${title} من ترتيبك.`,
  emptyRemoved: (position) => `أُزيلت المرتبة الفارغة ${position}.`,
  gapClosed: 'أُزيل الفراغ.',
  undo: 'تراجع',
  undone: (titles) =>
    titles.length === 0
      ? 'تم التراجع. لا شيء مرتّب.'
      : `تم التراجع. ترتيبك: ${list(titles.map((title, at) => `${at + 1} ${title}`))}.`,
  choice: {
    favourite: 'يمكن اختيار واحد.',
    rankAny: 'لا يلزمك أن تختار.',
    ranked: 'اختيارك',
    notRanked: 'لم يُختر',
    nothingRanked: 'لم يُختر شيء.',
    howToRank: 'اضغط + عند ما تختاره.',
    noAwardHint: 'اخترها إن كان ينبغي ألا يفوز أي منها.',
    rankNext: (title) => `اختر ${title}`,
    nextPosition: () => '+ يختاره',
    remove: ({ title }) => `${title} مختار، تراجع عن اختياره`,
    placed: ({ title }) => `اختير ${title}.`,
    displaced: (title) => `${title} لم يعد مختارًا.`,
    removed: (title) => `${title} لم يعد مختارًا.`,
    undone: ([title]) =>
      title === undefined ? 'تم التراجع. لا شيء مختار.' : `تم التراجع. المختار: ${title}.`,
  },
};
