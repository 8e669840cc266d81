import type { NewMemberFormMessages } from './NewMemberForm.messages.tsx';

export const newMemberFormAr: Partial<NewMemberFormMessages> = {
  title: 'عضوية جديدة',
  choose: 'اختر عضوية',
  type: 'نوع العضوية',
  unknownTitle: 'لا توجد عضوية كهذه',
  unknown: (type, memberships) => (
    <>
      «{type}» ليس نوعًا من العضويات التي يمكنك شراؤها. اختر واحدة أعلاه، أو انظر إلى {memberships}.
    </>
  ),
  allMemberships: 'كل العضويات الجديدة',
};
