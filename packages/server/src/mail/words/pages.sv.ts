import type { PageName, PageWords } from './pages.ts';

export const pagesSv: Partial<Readonly<Record<PageName, PageWords>>> = {
  packetExpired: {
    title: 'Länken har gått ut',
    text: 'En länk till en fil i läspaketet fungerar i två timmar. På röstningssidan finns en ny.',
    label: 'Gå till röstningssidan',
  },
  notFound: {
    title: 'Det finns ingen sådan sida',
    text: 'Adressen kan vara felskriven, eller så har sidan flyttat.',
    label: 'Gå till första sidan',
  },
  unavailable: {
    title: 'Ett ögonblick',
    text: 'Servern startar om eller har mycket att göra. Det du har sparat är i säkerhet. Sidan försöker igen av sig själv.',
    label: 'Försök igen nu',
  },
  failed: {
    title: 'Något gick fel här',
    text: 'Felet är vårt, och det du har sparat är i säkerhet. Försök igen om en stund.',
    label: 'Försök igen',
  },
  needsScripts: {
    title: 'Sidan kunde inte visas',
    text: 'Utan JavaScript kan bara servern rita den, och det gick inte just nu.',
    label: 'Försök igen',
  },
  unsubscribe: {
    title: 'Vill du avsluta påminnelserna?',
    text: 'Vi skickar inga fler påminnelser om priserna. Du får fortfarande kvitton, kopior av din röstsedel och de mejl som du själv ber om.',
    label: 'Avsluta påminnelserna',
  },
  unsubscribed: {
    title: 'Påminnelserna är avslutade',
    text: 'Du får inga fler påminnelser om priserna. Du kan fortfarande logga in och rösta fram till sista dagen.',
    label: 'Få påminnelser igen',
  },
  subscribedAgain: {
    title: 'Du får påminnelser igen',
    text: 'Vi skickar påminnelser om priserna till dig.',
    label: 'Gå till första sidan',
  },
};
