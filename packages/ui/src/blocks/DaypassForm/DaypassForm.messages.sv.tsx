import type { DaypassFormMessages } from './DaypassForm.messages.tsx';

export const daypassFormSv: Partial<DaypassFormMessages> = {
  title: 'Ny dagsbiljett',
  choose: 'Välj en dagsbiljett',
  type: 'Typ av dagsbiljett',
  days: 'Dagar',
  noDay: 'Dagar: Välj minst en.',
  noPrice: 'Dagar: De här går inte att betala med kort. Skriv till registreringen.',
  unknownTitle: 'Det finns ingen sådan dagsbiljett',
  unknown: (type, memberships) => (
    <>
      ”{type}” är ingen typ av dagsbiljett som du kan köpa. Välj en ovan, eller se {memberships}.
    </>
  ),
  notOnSaleTitle: 'Dagsbiljetter säljs inte',
  notOnSale: (memberships) => <>Se {memberships} i stället.</>,
  allMemberships: 'alla nya medlemskap',
};
