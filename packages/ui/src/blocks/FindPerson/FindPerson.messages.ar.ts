import type { FindPersonMessages } from './FindPerson.messages.ts';

export const findPersonAr: Partial<FindPersonMessages> = {
  title: 'ابحث عن شخص',
  lead: 'لفريق المؤتمر: ابحث عمّن تساعده في سجله.',
  query: 'الاسم أو عنوان البريد أو الرقم',
  queryHint: 'أجزاء من الاسم، أو بداية العنوان، أو رقم العضوية.',
  find: 'ابحث',
  searching: 'جارٍ البحث…',
  found: (count) => `عدد من عُثر عليهم: ${count}`,
  more: 'هناك غيرهم أيضًا. اكتب المزيد من الاسم أو العنوان.',
  nobody: (query) => `لا أحد يطابق «${query}».`,
  nobodyHint: 'جرّب جزءًا من الاسم، أو كتابة أخرى، أو العنوان الذي أُرسل إليه إيصال.',
  list: 'من عُثر عليهم',
  noEmail: 'لا عنوان بريد',
  recordNumber: (id) => `السجل ${id}`,
  similar: 'اسم مشابه',
};
