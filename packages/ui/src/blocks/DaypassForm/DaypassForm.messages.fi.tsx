import type { DaypassFormMessages } from './DaypassForm.messages.tsx';

export const daypassFormFi: DaypassFormMessages = {
  title: 'Uusi päivälippu',
  choose: 'Valitse päivälippu',
  type: 'Päivälipun tyyppi',
  days: 'Päivät',
  noDay: 'Päivät: Valitse vähintään yksi.',
  noPrice: 'Päivät: Näitä ei voi maksaa kortilla. Kirjoita rekisteröintiin.',
  unknownTitle: 'Tällaista päivälippua ei ole',
  unknown: (type, memberships) => (
    <>
      ”{type}” ei ole päivälipputyyppi, jonka voisi ostaa. Valitse tyyppi yltä tai katso{' '}
      {memberships}.
    </>
  ),
  notOnSaleTitle: 'Päivälippuja ei ole myynnissä',
  notOnSale: (memberships) => <>Katso sen sijaan {memberships}.</>,
  allMemberships: 'kaikki uudet jäsenyydet',
};
