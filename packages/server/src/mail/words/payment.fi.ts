import type { PaymentWords } from './payment.ts';

export const paymentFi: PaymentWords = {
  receivedHeading: (amount) => `Maksu vastaanotettu: ${amount}`,
  receivedSubject: (amount, convention) => `Maksu vastaanotettu: ${amount}, ${convention}`,
  receivedOpening: (convention, amount) =>
    `Kiitos! Maksusi ${amount} on saapunut perille. Saaja on ${convention}.`,
  withPaper: (what) => `${what} ja paperiset tiedotuslehdet`,
  to: (name) => `(${name})`,
  memberNumber: (number) => `Jäsennumero ${number}`,
  notDelivered:
    'Tätä ei voitu toimittaa, koska se oli jo ostettu tai jäsenyys oli sillä välin muuttunut. Saat siitä maksamasi rahat takaisin:',

  itemReceived: (convention, amount, what) =>
    `Maksu on saapunut: ${what}, ${amount}. Saaja: ${convention}.`,
  thanks: 'Kiitos!',
  paymentNumber: 'Maksu',
  isPresent: 'Joku muu on maksanut sen puolestasi.',
  tokenLabel: 'Tässä on tunnus paikanvalinnan äänestyslippuasi varten',
  tokenUse:
    'Kirjoita se äänestyslippuusi, jonka voit ladata jäsenportaalista. Tunnus on vain sinun, joten älä anna sitä muille.',
  toYourBallot: 'Siirry jäsenportaaliin',

  invoiceHeading: (convention) => `Lasku: ${convention}`,
  invoiceSubject: (convention, what, amount) => `Lasku: ${convention}, ${what}, ${amount}`,
  invoiceOpening: (convention, amount, what) =>
    `${convention} on lähettänyt sinulle laskun: ${what}, ${amount}. Voit maksaa sen kortilla jäsenportaalissa: avoimet laskusi ovat etusivulla.`,
  signInToPay: (amount) => `Kirjaudu ja maksa ${amount}`,

  updates: {
    refunded: (amount) => ({
      heading: `Maksu palautettu: ${amount}`,
      says: `Maksusi (${amount}) on palautettu.`,
    }),
    refundedBefore: (amount) => ({
      heading: `Maksu palautettu: ${amount}`,
      says: `Maksusi (${amount}) palautettiin, ennen kuin sillä ostettiin mitään. Voit yrittää uudelleen.`,
    }),
    partlyRefunded: (amount, part) => ({
      heading: `Maksua palautettu osittain: ${part}`,
      says: `Maksustasi (${amount}) on palautettu ${part}.`,
    }),
    failed: (amount) => ({
      heading: `Maksu ei onnistunut: ${amount}`,
      says: `Maksusi (${amount}) ei onnistunut. Mitään ei ostettu, eikä korttiasi veloitettu. Voit yrittää uudelleen.`,
    }),
    disputed: (amount) => ({
      heading: `Maksu riitautettu: ${amount}`,
      says: `Korttisi myöntänyt pankki on riitauttanut maksusi (${amount}) ja pyytää rahoja takaisin. Jos et tarkoittanut tätä, kirjoita meille: voimme selvittää asian yhdessä pankkisi kanssa.`,
    }),
    partlyDisputed: (amount, part) => ({
      heading: `Maksu riitautettu osittain: ${part}`,
      says: `Korttisi myöntänyt pankki on riitauttanut maksustasi (${amount}) osan, ${part}, ja pyytää sitä takaisin. Jos et tarkoittanut tätä, kirjoita meille: voimme selvittää asian yhdessä pankkisi kanssa.`,
    }),
    stands: (amount) => ({
      heading: `Maksu on voimassa: ${amount}`,
      says: `Maksusi (${amount}) on voimassa: siitä ei ole palautettu eikä riitautettu mitään.`,
    }),
  },
  backOnCard: 'Voi kestää muutaman päivän, ennen kuin rahat näkyvät kortillasi.',

  refundDueHeading: (amount) => `Palautettavaa: ${amount}`,
  refundDueSubject: (amount, email) => `Palautettavaa: ${amount}, ${email}`,
  refundDueOpening:
    'Maksu veloitettiin, mutta kaikkea sillä maksettua ei voitu toimittaa. Palauta rahat siitä maksunvälittäjän kautta.',
  payer: 'Maksaja',
  charge: 'Veloitus',
  account: 'Tili',
  purchase: 'Ostos',
  unknown: 'ei tiedossa',
};
