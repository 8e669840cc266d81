import type { PurchaseStatusMessages } from './PurchaseStatus.messages.tsx';

export const purchaseStatusSv: Partial<PurchaseStatusMessages> = {
  who: 'För',
  what: 'Vad',
  receiptTo: 'Kvitto till',
  total: 'Totalt',
  sending: 'Ditt köp genomförs. Låt sidan vara öppen.',
  waitingForBank: 'Väntar på svar från din bank.',
  processing:
    'Din betalning behandlas. Det kan ta en stund; sidan visar när det är klart. Betala inte en gång till.',
  noNeedToWait: (payments) => (
    <>Du behöver inte vänta här: ett mejl berättar hur det går, och det gör även {payments}.</>
  ),
  yourPayments: 'dina betalningar',
  findingOut: 'Vi vet inte än om köpet gick igenom och tar reda på det. Köp det inte en gång till.',
  offline: {
    title: 'Du är inte uppkopplad',
    text: 'Vi frågar igen så snart det finns en anslutning. Du kan också stänga sidan: det som är öppet finns här när du kommer tillbaka.',
  },
  trouble: {
    declined: {
      title: 'Kortet nekades',
      text: 'Inget har debiterats. Försök med ett annat kort, eller fråga din bank.',
    },
    notPaid: {
      title: 'Betalningen gjordes inte',
      text: 'Din bank nekade eller bekräftade den inte, eller så avbröts den. Inget har köpts och du betalar inget. Du kan försöka igen, eller med ett annat kort.',
    },
    notReceived: {
      title: 'Inget har köpts än',
      text: 'Köpet nådde oss inte i tid. Inget har debiterats, och inget kommer att debiteras. Du kan försöka igen.',
    },
    notSent: {
      title: 'Köpet skickades inte',
      text: 'Ett tidigare försök kan fortfarande vara på väg till oss. Det måste avbrytas först, så att du inte betalar två gånger, och det gick inte. Kontrollera din anslutning och försök igen.',
    },
    elsewhere: {
      title: 'Det här betalas redan',
      text: 'En betalning för samma sak pågår i ett annat fönster, eller av någon annan. Vänta på hur den går innan du betalar.',
    },
    refundDue: {
      title: 'Du får tillbaka dina pengar',
      text: 'Betalningen gick igenom, men det du köpte hade ändrats under tiden och går inte att ge dig. Vi vet om det och betalar tillbaka pengarna; ett mejl berättar mer.',
    },
    notLoaded: {
      title: 'Kortformuläret laddades inte',
      text: 'Kontrollera din anslutning och försök igen.',
    },
  },
  notStartedTitle: 'Betalningen kunde inte påbörjas',
  notStarted: (contact) => (
    <>
      Ditt kort har inte debiterats, och ett annat kort skulle inte hjälpa. Försök igen senare,
      eller skriv till {contact}.
    </>
  ),
  repricedTitle: 'Priset har ändrats',
  repriced: (now, before) =>
    `Summan är nu ${now} i stället för ${before}. Inget har debiterats. Fortsätt bara om du godtar det.`,
};
