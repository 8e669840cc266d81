import type { ItemFormMessages } from './ItemForm.messages.tsx';

export const itemFormFi: ItemFormMessages = {
  title: 'Uusi maksu',
  amount: (amount) => `Summa: ${amount}`,
  name: 'Nimi',
  email: 'Sähköposti',
  emailHint: 'Kuitti lähetetään tähän osoitteeseen.',
  chooseOne: 'Valitse',
  invoiceHint:
    'Jos sinulla on tätä varten laskunumero edellisestä tapahtumasta, kirjoita se tähän.',
  noPrice: (contact) => (
    <>
      Tällä ei ole kiinteää hintaa, joten sitä ei voi maksaa täällä. Kirjoita osoitteeseen {contact}
      .
    </>
  ),
  fillIn: 'Täytä tämä.',
  notANumber: 'Kirjoita luku, esimerkiksi 2.',
  addressWrong: 'Kirjoita koko osoite, esimerkiksi nimi@example.com.',
  signInFirst: 'Kirjaudu sisään, jotta tiedämme, kenelle tämä on.',
  findMember: 'Etsi jäsen, jolle tämä ostetaan.',
  choosePerson: 'Valitse joku, jonka jäsenyys sallii tämän.',
  chooseWithoutToken: 'Valitse joku, jolla ei vielä ole tunnusta.',
  hasToken: (name, payments) => (
    <>
      {name}: tunnus on jo ostettu, ja yksi riittää.
      {payments && <> Se löytyy sivulta {payments}.</>}
    </>
  ),
  yourPayments: 'Maksut',
  siteSelection:
    'Tämän tapahtuman jäsenet valitsevat, missä tulevan vuoden Worldcon järjestetään. Äänestää voivat vain WSFS-jäsenet, ja jokainen äänestäjä maksaa tämän maksun valituksi tulevalle tapahtumalle.',
  siteSelectionSteps: [
    'Valitse, kuka äänestää, ja maksa. Jokainen äänestäjä tarvitsee oman tunnuksen.',
    'Tunnus tulee sähköpostitse ja näkyy sivulla Maksut.',
    'Lataa sieltä henkilökohtainen äänestyslippu, aseta paikat järjestykseen ja palauta lippu.',
  ],
  back: 'Takaisin maksusivulle',
};
