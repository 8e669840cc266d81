import type { ReactNode } from 'react';
import type { ReceiptMessages } from './Receipt.messages.tsx';

const boughtItem = (email: string, payments: ReactNode) => (
  <>
    Kuitti on matkalla osoitteeseen {email}. Ostoksesi löytyy sivulta {payments}.
  </>
);

export const receiptFi: ReceiptMessages = {
  receipt: 'Kuitti',
  dismiss: 'Sulje kuitti',
  memberNumber: 'Jäsennumero',
  paidByCard: 'Maksettu kortilla',
  mailedTo: (email) => (email ? `Kuitti lähetetty osoitteeseen ${email}` : 'Kuitti lähetetty'),
  charge: 'Veloitus',
  calendar: 'Lisää päivät kalenteriisi',
  print: 'Tulosta',
  whatNext: 'Mitä seuraavaksi',
  paid: 'Maksu onnistui!',
  signedUp: 'Ilmoittautuminen onnistui!',
  welcome: (name) => (name ? `Tervetuloa, ${name}` : 'Tervetuloa'),
  thanks: 'Kiitos',
  linkSent: (email, minutes) => (
    <>
      Olemme lähettäneet kirjautumislinkin{' '}
      {email ? <>osoitteeseen {email}</> : 'uuden jäsenen sähköpostiosoitteeseen'}. Sen pitäisi
      tulla noin {minutes} minuutissa.
    </>
  ),
  leadsToDaypass:
    'Linkistä pääset näkemään päivälippusi ja muuttamaan tietojasi. Ostaminen ei kirjannut sinua sisään: sen voi tehdä vain osoitteen omistaja.',
  leadsToMembership:
    'Linkistä pääset näkemään jäsenyytesi ja muuttamaan tietojasi. Ostaminen ei kirjannut sinua sisään: sen voi tehdä vain osoitteen omistaja.',
  leadsToAwards: ({ name, forms }) =>
    `Linkistä pääset näkemään jäsenyytesi, muuttamaan tietojasi ja osallistumaan ${
      forms?.['to'] ?? `palkintoihin (${name})`
    }. Ostaminen ei kirjannut sinua sisään: sen voi tehdä vain osoitteen omistaja.`,
  noMail: (link) => <>Eikö viestiä näy? Katso roskapostikansiosta tai {link}.</>,
  anotherLink: 'pyydä uusi linkki',
  buyAnother: 'Osta toinen jäsenyys',
  firstPage: 'Takaisin jäsenyyssivulle',
  receiptSent: (email) =>
    email ? (
      <>Kuitti on matkalla osoitteeseen {email}.</>
    ) : (
      'Kuitti on matkalla ostajan osoitteeseen.'
    ),
  signInToSee: 'Jos sinulla on jäsenyys tällä osoitteella, näet ostoksesi kirjautumalla sisään.',
  payments: 'Takaisin maksusivulle',
  next: {
    membership: () => 'Uusi jäsen saa sähköpostitse tiedon ja kirjautumislinkin.',
    daypass: () => 'Päivälipun haltija saa sähköpostitse tiedon ja kirjautumislinkin.',
    upgrade: () => 'Korotus on heti voimassa. Viesti siitä ja kuitti ovat matkalla.',
    token: (email, payments) => (
      <>
        Äänestystunnus on matkalla osoitteeseen {email}. Tunnus ja ladattava äänestyslippu löytyvät
        myös sivulta {payments}.
      </>
    ),
    item: boughtItem,
    invoice: boughtItem,
  },
  yourPayments: 'Maksut',
};
