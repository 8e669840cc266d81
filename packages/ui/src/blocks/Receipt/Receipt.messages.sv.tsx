import type { ReactNode } from 'react';
import type { ReceiptMessages } from './Receipt.messages.tsx';

const boughtItem = (email: string, payments: ReactNode) => (
  <>
    Kvittot är på väg till {email}. Det du har köpt finns bland {payments}.
  </>
);

export const receiptSv: Partial<ReceiptMessages> = {
  receipt: 'Kvitto',
  dismiss: 'Stäng kvittot',
  memberNumber: 'Medlemsnummer',
  paidByCard: 'Betalat med kort',
  mailedTo: (email) => (email ? `Kvittot mejlat till ${email}` : 'Kvittot mejlat'),
  charge: 'Debitering',
  calendar: 'Lägg till datumen i din kalender',
  print: 'Skriv ut',
  whatNext: 'Vad händer nu',
  paid: 'Betalningen lyckades!',
  signedUp: 'Du är anmäld!',
  welcome: (name) => (name ? `Välkommen, ${name}` : 'Välkommen'),
  thanks: 'Tack',
  linkSent: (email, minutes) => (
    <>
      Vi har skickat ett mejl med en inloggningslänk till {email ?? 'den nya medlemmens adress'}.
      Det bör komma inom ungefär {minutes} minuter.
    </>
  ),
  leadsToDaypass:
    'Öppna länken för att se din dagsbiljett och ändra dina uppgifter. Köpet har inte loggat in dig: det kan bara den som äger adressen göra.',
  leadsToMembership:
    'Öppna länken för att se ditt medlemskap och ändra dina uppgifter. Köpet har inte loggat in dig: det kan bara den som äger adressen göra.',
  noMail: (link) => <>Inget mejl? Titta i skräpposten, eller {link}.</>,
  anotherLink: 'be om en ny länk',
  buyAnother: 'Köp ett medlemskap till',
  firstPage: 'Tillbaka till medlemskapen',
  receiptSent: (email) => <>Ett kvitto är på väg till {email ?? 'köparens adress'}.</>,
  signInToSee: 'Om du har ett medlemskap under den adressen, logga in för att se vad du har köpt.',
  payments: 'Tillbaka till betalningarna',
  next: {
    membership: () => 'Den nya medlemmen får besked med e-post, med en länk för att logga in.',
    daypass: () => 'Den som har dagsbiljetten får besked med e-post, med en länk för att logga in.',
    upgrade: () => 'Uppgraderingen gäller genast. Ett mejl om den och kvittot är på väg.',
    token: (email, payments) => (
      <>
        Röstkoden är på väg till {email}. Den finns också bland {payments}, tillsammans med
        röstsedeln att ladda ner.
      </>
    ),
    item: boughtItem,
    invoice: boughtItem,
  },
  yourPayments: 'dina betalningar',
  leadsToAwards: ({ name }) =>
    `Öppna länken för att se ditt medlemskap, ändra dina uppgifter och delta i ${name}. Köpet har inte loggat in dig: det kan bara den som äger adressen göra.`,
};
