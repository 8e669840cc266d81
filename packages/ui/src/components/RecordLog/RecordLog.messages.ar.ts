import type { RecordLogMessages } from './RecordLog.messages.ts';

const operations: Readonly<Record<string, string>> = {
  updatePerson: 'تغيّرت البيانات',
  editPerson: 'تغيّرت البيانات',
  setMembership: 'تغيّرت العضوية',
  changeEmail: 'نُقل إلى عنوان آخر',
  releaseHold: 'فُتح التصويت بعد النقل',
  answerMove: 'ردّ صندوق البريد السابق على النقل',
  compMembership: 'مُنحت عضوية مجانية',
  mergePeople: 'ضُمّ سجلّان',
  exportPerson: 'سُلّمت كل البيانات',
  importPeople: 'استُورد من قائمة',
  transferMembership: 'نُقلت العضوية إلى شخص آخر',
  enterBallot: 'أُدخل تصويت ورقي',
  restoreBallot: 'استُعيد تصويت سابق',
  disallowBallot: 'استُبعد التصويت من العدّ',
  allowBallot: 'يُعدّ التصويت من جديد',
  sendLoginLink: 'أُرسل رابط الدخول',
  resendMail: 'أُعيد إرسال رسالة',
  erasePerson: 'مُحي',
  purchase: 'اشتُري شيء',
};

const fields: Readonly<Record<string, string>> = {
  membership: 'العضوية',
  member_number: 'رقم العضوية',
  daypass: 'البطاقة اليومية',
  daypass_type: 'نوع البطاقة اليومية',
  daypass_days: 'أيام البطاقة اليومية',
  record: 'سجلّ آخر',
  joined: 'عضو منذ',
  held_since: 'أُغلق التصويت منذ',
  answer: 'الردّ',
  lists: 'القوائم',
};

export const recordLogAr: Partial<RecordLogMessages> = {
  nothing: 'لم يتغيّر شيء منذ إنشاء هذا السجل.',
  operation: (operation) => operations[operation] ?? 'تغيير',
  by: {
    account: 'ممن كان داخلًا إلى الحساب',
    purchase: 'بشراء',
    crew: 'من فريق المؤتمر',
  },
  byOperator: (operator) => `من ${operator}، نيابة عن المؤتمر`,
  byCommand: (operator) => `من ${operator}، بأمر على الخادم`,
  approvedBy: (operator) => `وافق عليه ${operator}`,
  approvedAlone: 'من دون موافقة: لم يكن هناك مسؤول آخر',
  reason: 'السبب:',
  field: (field) => fields[field] ?? field,
  empty: '(فارغ)',
  becomes: 'يصبح',
};
