import type { MemberLookupMessages } from './MemberLookup.messages.ts';

export const memberLookupAr: Partial<MemberLookupMessages> = {
  title: 'ابحث عن عضو',
  name: 'الاسم',
  email: 'عنوان البريد الإلكتروني',
  memberNumber: 'رقم العضوية',
  find: 'ابحث',
  multiple: 'عُثر على أكثر من واحد. أضف تفاصيل أخرى من فضلك.',
  notFound: 'لم يُعثر على أحد.',
  found: ({ name, membership }) => `عُثر على: ${name}، ${membership}`,
};
