import type { CheckoutMessages } from './Checkout.messages.tsx';

export const checkoutFi: CheckoutMessages = {
  total: (amount) => `Yhteensä: ${amount}`,
  payByCard: 'Maksa kortilla',
  beforeGoingOn: 'Ennen kuin voit jatkaa:',
  signUp: 'Ilmoittaudu',
  working: 'Käsitellään...',
  gettingReady: 'Valmistellaan korttimaksua',
  cardsFailed: 'Korttimaksuun ei saatu yhteyttä. Täyttämäsi tiedot säilyvät.',
  tryAgain: 'Yritä uudelleen',
  cardsUnavailable: (contact) => (
    <>Korttimaksu ei ole juuri nyt mahdollinen. Voit ostaa kirjoittamalla osoitteeseen {contact}.</>
  ),
  bankWaitsTitle: 'Pankkisi odottaa vahvistustasi',
  bankWaits: 'Maksu veloitetaan vasta, kun vahvistat sen.',
  continuePayment: 'Jatka maksamista',
  cancelPayment: 'Peruuta maksu',
};
