import type { NewMemberFormMessages } from './NewMemberForm.messages.tsx';

export const newMemberFormFi: NewMemberFormMessages = {
  title: 'Uusi jäsenyys',
  choose: 'Valitse jäsenyys',
  type: 'Jäsenyystyyppi',
  unknownTitle: 'Tällaista jäsenyyttä ei ole',
  unknown: (type, memberships) => (
    <>
      ”{type}” ei ole jäsenyystyyppi, jonka voisi ostaa. Valitse tyyppi yltä tai katso {memberships}
      .
    </>
  ),
  allMemberships: 'kaikki uudet jäsenyydet',
};
