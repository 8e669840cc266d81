import type { PurchaseStatusMessages } from './PurchaseStatus.messages.tsx';

export const purchaseStatusFi: PurchaseStatusMessages = {
  who: 'Kenelle',
  what: 'Mitä',
  receiptTo: 'Kuitin saaja',
  total: 'Yhteensä',
  sending: 'Ostostasi käsitellään. Pidä tämä sivu auki.',
  waitingForBank: 'Odotetaan pankkisi vastausta.',
  processing:
    'Maksuasi käsitellään. Se voi kestää hetken; tämä sivu kertoo, kun maksu on valmis. Älä maksa toiseen kertaan.',
  noNeedToWait: (payments) => (
    <>Sinun ei tarvitse odottaa tässä: lopputulos kerrotaan sähköpostitse ja sivulla {payments}.</>
  ),
  yourPayments: 'Maksut',
  findingOut:
    'Emme vielä tiedä, onnistuiko ostoksesi. Selvitämme asiaa. Älä osta samaa toiseen kertaan.',
  offline: {
    title: 'Ei verkkoyhteyttä',
    text: 'Kysymme uudelleen heti, kun yhteys palaa. Voit myös sulkea sivun: keskeneräinen ostoksesi on täällä, kun palaat.',
  },
  trouble: {
    declined: {
      title: 'Kortti hylättiin',
      text: 'Mitään ei ole veloitettu. Kokeile toista korttia tai kysy pankistasi.',
    },
    notPaid: {
      title: 'Maksua ei tehty',
      text: 'Pankkisi hylkäsi maksun tai ei vahvistanut sitä, tai maksu peruttiin. Mitään ei ole ostettu, etkä maksa mitään. Voit yrittää uudelleen tai kokeilla toista korttia.',
    },
    notReceived: {
      title: 'Mitään ei ole vielä ostettu',
      text: 'Ostos ei tullut perille ajoissa. Mitään ei ole veloitettu eikä veloiteta. Voit yrittää uudelleen.',
    },
    notSent: {
      title: 'Tätä ostosta ei lähetetty',
      text: 'Aiempi yritys voi olla vielä matkalla meille. Se on ensin peruttava, jotta et maksa kahteen kertaan, eikä peruminen onnistunut. Tarkista verkkoyhteytesi ja yritä uudelleen.',
    },
    elsewhere: {
      title: 'Tätä maksetaan jo',
      text: 'Saman ostoksen maksu on kesken toisessa ikkunassa tai jollakulla toisella. Odota, miten se päättyy, ennen kuin maksat.',
    },
    refundDue: {
      title: 'Saat rahasi takaisin',
      text: 'Maksu onnistui, mutta ostoksesi oli sillä välin muuttunut, eikä sitä voida antaa sinulle. Saimme tiedon asiasta ja palautamme rahat; saat lisätietoja sähköpostitse.',
    },
    notLoaded: {
      title: 'Korttilomake ei latautunut',
      text: 'Tarkista verkkoyhteytesi ja yritä uudelleen.',
    },
  },
  notStartedTitle: 'Maksua ei voitu aloittaa',
  notStarted: (contact) => (
    <>
      Korttiasi ei ole veloitettu, eikä toinen kortti auta. Yritä myöhemmin uudelleen tai kirjoita
      osoitteeseen {contact}.
    </>
  ),
  repricedTitle: 'Hinta on muuttunut',
  repriced: (now, before) =>
    `Loppusumma on nyt ${now} eikä ${before}. Mitään ei ole veloitettu. Jatka vain, jos hyväksyt hinnan.`,
};
