import type { NewMemberFormMessages } from './NewMemberForm.messages.tsx';

export const newMemberFormSv: Partial<NewMemberFormMessages> = {
  title: 'Nytt medlemskap',
  choose: 'Välj ett medlemskap',
  type: 'Typ av medlemskap',
  unknownTitle: 'Det finns inget sådant medlemskap',
  unknown: (type, memberships) => (
    <>
      ”{type}” är ingen typ av medlemskap som du kan köpa. Välj ett ovan, eller se {memberships}.
    </>
  ),
  allMemberships: 'alla nya medlemskap',
};
