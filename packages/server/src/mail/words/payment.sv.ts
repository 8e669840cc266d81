import type { PaymentWords } from './payment.ts';

export const paymentSv: Partial<PaymentWords> = {
  receivedHeading: (amount) => `Betalning mottagen: ${amount}`,
  receivedSubject: (amount, convention) => `Betalning mottagen: ${amount} till ${convention}`,
  receivedOpening: (convention, amount) =>
    `Tack. ${convention} har tagit emot din betalning på ${amount}.`,
  withPaper: (what) => `${what} med informationsblad på papper`,
  to: (name) => `för ${name}`,
  memberNumber: (number) => `Medlemsnummer ${number}`,
  notDelivered:
    'Det här gick inte att leverera, eftersom det redan var köpt eller medlemskapet hade ändrats under tiden. Du får tillbaka pengarna för det:',

  itemReceived: (convention, amount, what) => `${convention} har tagit emot ${amount} för ${what}.`,
  thanks: 'Tack.',
  paymentNumber: 'Betalning',
  isPresent: 'Någon annan har betalat det åt dig.',
  tokenLabel: 'Här är röstkoden för platsvalet',
  tokenUse:
    'Skriv den på din röstsedel, som du kan ladda ner i portalen. Den är bara din, så ge den inte vidare.',
  toYourBallot: 'Gå till portalen',

  invoiceHeading: (convention) => `Faktura från ${convention}`,
  invoiceSubject: (convention, what, amount) => `Faktura från ${convention}: ${what}, ${amount}`,
  invoiceOpening: (convention, amount, what) =>
    `${convention} ber dig om ${amount} för ${what}. Du kan betala med kort i portalen: dina öppna fakturor finns på dess första sida.`,
  signInToPay: (amount) => `Logga in och betala ${amount}`,

  updates: {
    refunded: (amount) => ({
      heading: `Betalning återbetald: ${amount}`,
      says: `Din betalning på ${amount} har betalats tillbaka.`,
    }),
    refundedBefore: (amount) => ({
      heading: `Betalning återbetald: ${amount}`,
      says: `Din betalning på ${amount} har betalats tillbaka innan något köptes för den. Du är välkommen att försöka igen.`,
    }),
    partlyRefunded: (amount, part) => ({
      heading: `Betalning delvis återbetald: ${part}`,
      says: `${part} av din betalning på ${amount} har betalats tillbaka.`,
    }),
    failed: (amount) => ({
      heading: `Betalning inte genomförd: ${amount}`,
      says: `Din betalning på ${amount} genomfördes inte. Inget har köpts, och inget har debiterats. Du är välkommen att försöka igen.`,
    }),
    disputed: (amount) => ({
      heading: `Betalning bestridd: ${amount}`,
      says: `Ditt korts bank bestrider din betalning på ${amount} och vill ha tillbaka pengarna. Om det inte var meningen, skriv till oss: vi kan reda ut det tillsammans med din bank.`,
    }),
    partlyDisputed: (amount, part) => ({
      heading: `Betalning delvis bestridd: ${part}`,
      says: `Ditt korts bank bestrider ${part} av din betalning på ${amount} och vill ha tillbaka dem. Om det inte var meningen, skriv till oss: vi kan reda ut det tillsammans med din bank.`,
    }),
    stands: (amount) => ({
      heading: `Betalningen gäller: ${amount}`,
      says: `Din betalning på ${amount} gäller: inget av den är återbetalt eller bestritt.`,
    }),
  },
  backOnCard: 'Det kan ta några dagar innan pengarna är tillbaka på ditt kort.',

  refundDueHeading: (amount) => `Att betala tillbaka: ${amount}`,
  refundDueSubject: (amount, email) => `Att betala tillbaka: ${amount} från ${email}`,
  refundDueOpening:
    'En betalning har tagits emot, och allt eller en del av det den var för gick inte att leverera. Betala tillbaka pengarna för det hos betalningsförmedlaren.',
  payer: 'Betalare',
  charge: 'Debitering',
  account: 'Konto',
  purchase: 'Köp',
  unknown: 'okänd',
};
