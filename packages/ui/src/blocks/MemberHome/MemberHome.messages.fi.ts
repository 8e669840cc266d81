import type { HugoAction } from '@conkit/rules';
import type { MemberHomeMessages } from './MemberHome.messages.ts';

const award: Record<HugoAction, (year: number) => string> = {
  nominate: (year) => `Ehdota ehdokkaita vuoden ${year} Hugo-palkintoihin`,
  'nominate-retro': (year) => `Ehdota ehdokkaita vuoden ${year} Retro Hugo ‑palkintoihin`,
  vote: (year) => `Äänestä vuoden ${year} Hugo-palkinnoista`,
  'vote-retro': (year) => `Äänestä vuoden ${year} Retro Hugo ‑palkinnoista`,
};

const closedAward: Record<HugoAction, (year: number) => string> = {
  nominate: (year) => `Katso oma lippu: ehdotukset vuoden ${year} Hugo-palkintoihin`,
  'nominate-retro': (year) => `Katso oma lippu: ehdotukset vuoden ${year} Retro Hugo ‑palkintoihin`,
  vote: (year) => `Katso oma lippu: äänet vuoden ${year} Hugo-palkinnoista`,
  'vote-retro': (year) => `Katso oma lippu: äänet vuoden ${year} Retro Hugo ‑palkinnoista`,
};

const next: Record<HugoAction, readonly [string, string]> = {
  nominate: ['Jatka Hugo-ehdotuksiasi', 'Aloita Hugo-ehdotuksesi'],
  'nominate-retro': ['Jatka Retro Hugo ‑ehdotuksiasi', 'Aloita Retro Hugo ‑ehdotuksesi'],
  vote: ['Jatka Hugo-äänestystäsi', 'Aloita Hugo-äänestyksesi'],
  'vote-retro': ['Jatka Retro Hugo ‑äänestystäsi', 'Aloita Retro Hugo ‑äänestyksesi'],
};

export const memberHomeFi: MemberHomeMessages = {
  title: 'Jäsenyydet',
  nobody:
    'Tällä osoitteella ei ole vielä jäsenyyttä. Jos sinulla on jäsenyys, kirjaudu ulos ja sitten sisään osoitteella, jolla se ostettiin.',
  buyMembership: 'Osta jäsenyys',
  edit: 'Muokkaa henkilötietoja',
  upgrade: 'Korota jäsenyyttä',
  addPaperPubs: 'Lisää paperiset tiedotuslehdet',
  award: (action, year) => award[action](year),
  closedAward: (action, year) => closedAward[action](year),
  nextAward: (action, kind) => next[action][kind === 'continue' ? 0 : 1],
  ranked: ({ done, categories }) =>
    done === categories
      ? `Kaikki ${categories} kategoriaa järjestetty`
      : `${done}/${categories} kategoriaa järjestetty`,
  works: ({ works, done }) => `${works} ${works === 1 ? 'teos' : 'teosta'} ${done} kategoriassa`,
  notStarted: 'Ei aloitettu',
  categories: (number) => `${number} ${number === 1 ? 'kategoria' : 'kategoriaa'}`,
  nothingSaved: 'Mitään ei tallennettu',
  saved: (when) => ('time' in when ? `tallennettu klo ${when.time}` : `tallennettu ${when.day}`),
  closes: ({ weekday, day, time }) => `aikaa ${weekday} ${day} klo ${time} asti`,
  closesSoon: (left) => `päättyy ${left}`,
  closed: (day) => `päättyi ${day}`,
  badge: ({ name, subtitle }) => `Nimikyltti: ${subtitle === '' ? name : `${name}, ${subtitle}`}`,
  listedAs: (name) => `Luettelossa nimellä ${name}`,
  notListed: 'Ei julkisessa jäsenluettelossa',
  priceFrom: (price) => `alkaen ${price}`,
  ownLinks: 'Kukin tämän tilin äänestäjä käyttää omaa linkkiään kirjautumisviestistä.',
  progressNotLoaded: (isOffline) =>
    isOffline
      ? 'Ei yhteyttä. Äänestyksesi ja ehdotustesi tilanne näkyy tässä, kun yhteys palaa.'
      : 'Äänestyksesi ja ehdotustesi tilannetta ei voitu ladata. Mitään tallentamaasi ei ole kadonnut.',
  tryAgain: 'Yritä uudelleen',
  siteSelectionToken: 'Osta paikanvalintatunnus',
  chatInvite: (chat) => (chat === null ? 'Pyydä keskustelukutsua' : `Pyydä ${chat}-kutsua`),
  barcode: 'Rekisteröinnin viivakoodi',
  noRight: (name) => `${name}: jäsenyys ei sisällä tätä.`,
  sharedRight: (others) =>
    `Samalla tilillä tämän voi tehdä myös ${others}. Käyttäkää kukin omaa linkkiänne kirjautumisviestistä, jotta kukaan ei äänestä toisen äänestyslipulla. Uuden viestin saa kirjautumalla ulos ja pyytämällä sitä.`,
  notHeld: 'Tässä tapahtumassa tätä ei ole.',
  notOpenYet: (day) => (day === null ? 'Ei ole vielä alkanut.' : `Alkaa ${day}.`),
  noUpgradeAvailable: 'Tätä jäsenyyttä ei voi enää korottaa.',
  noBadge: 'Tällä jäsenyydellä ei pääse tapahtumaan, joten noudettavaa nimikylttiä ei ole.',
};
