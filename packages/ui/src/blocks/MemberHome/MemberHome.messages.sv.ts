import type { MemberHomeMessages } from './MemberHome.messages.ts';

export const memberHomeSv: Partial<MemberHomeMessages> = {
  title: 'Medlemskap',
  nobody:
    'Det finns inget medlemskap under den här adressen än. Om du har ett, logga ut och logga in med den adress som det köptes med.',
  buyMembership: 'Köp ett medlemskap',
  edit: 'Ändra personuppgifter',
  upgrade: 'Uppgradera medlemskap',
  addPaperPubs: 'Lägg till informationsblad på papper',
  ranked: ({ done, categories }) =>
    done === categories
      ? `Alla ${categories} kategorier rangordnade`
      : `${done} av ${categories} kategorier rangordnade`,
  works: ({ works, done }) => `${works} verk i ${done} ${done === 1 ? 'kategori' : 'kategorier'}`,
  notStarted: 'Inte påbörjad',
  categories: (number) => `${number} ${number === 1 ? 'kategori' : 'kategorier'}`,
  nothingSaved: 'Inget sparat',
  saved: (when) => ('time' in when ? `sparat kl. ${when.time}` : `sparat ${when.day}`),
  closes: ({ weekday, day, time }) => `stänger ${weekday} ${day} kl. ${time}`,
  closesSoon: (left) => `stänger ${left}`,
  closed: (day) => `stängde ${day}`,
  badge: ({ name, subtitle }) => `Namnskylt: ${subtitle === '' ? name : `${name}, ${subtitle}`}`,
  listedAs: (name) => `I listan som ${name}`,
  notListed: 'Inte i den offentliga medlemslistan',
  priceFrom: (price) => `från ${price}`,
  ownLinks: 'Alla som röstar från det här kontot använder sin egen länk i inloggningsmejlet.',
  progressNotLoaded: (isOffline) =>
    isOffline
      ? 'Du är inte uppkopplad. Hur det går med röster och nomineringar visas här när anslutningen är tillbaka.'
      : 'Hur det går med röster och nomineringar kunde inte laddas. Inget som du har sparat är borta.',
  tryAgain: 'Försök igen',
  siteSelectionToken: 'Köp en röstkod för platsvalet',
  chatInvite: (chat) =>
    chat === null ? 'Be om inbjudan till chatten' : `Be om inbjudan till ${chat}`,
  barcode: 'Streckkod för registreringen',
  noRight: (name) => `Det ingår inte i medlemskapet för ${name}.`,
  sharedRight: (others) =>
    `På samma konto kan även ${others} göra det. Var och en använder sin egen länk i inloggningsmejlet, så att ingen röstar på en annans röstsedel. Logga ut och be om ett nytt mejl om du behöver det.`,
  peopleShown: ({ shown, total }) =>
    shown < total ? `${shown} av ${total} personer visas` : `Alla ${shown} personer visas`,
  showMorePeople: 'Visa fler personer',
  morePeopleNotLoaded: 'Fler personer kunde inte laddas. Försök igen.',
  notHeld: 'Det finns inte på den här kongressen.',
  notOpenYet: (day) => (day === null ? 'Det har inte börjat än.' : `Det börjar ${day}.`),
  noUpgradeAvailable: 'Det finns inget högre medlemskap att uppgradera till.',
  noBadge: 'Medlemskapet ger inte inträde till kongressen, så det finns ingen namnskylt att hämta.',
  award: ({ right, name, year }) =>
    right === 'vote' ? `Rösta: ${name} ${year}` : `Nominera: ${name} ${year}`,
  closedAward: ({ right, name, year }) =>
    `Se min ${right === 'vote' ? 'röstsedel' : 'nominering'}: ${name} ${year}`,
  nextAward: ({ right, name }, kind) => {
    const what = right === 'vote' ? 'din röstsedel' : 'dina nomineringar';
    return `${kind === 'continue' ? 'Fortsätt med' : 'Börja med'} ${what}: ${name}`;
  },
  chosen: ({ done, categories }) =>
    done === categories
      ? `Valt i alla ${categories} kategorier`
      : `Valt i ${done} av ${categories} kategorier`,
};
