import { inCase, joined } from '../../words/awardName.fi.ts';
import type { MemberHomeMessages } from './MemberHome.messages.ts';

export const memberHomeFi: MemberHomeMessages = {
  title: 'Jäsenyydet',
  nobody:
    'Tällä osoitteella ei ole vielä jäsenyyttä. Jos sinulla on jäsenyys, kirjaudu ulos ja sitten sisään osoitteella, jolla se ostettiin.',
  buyMembership: 'Osta jäsenyys',
  edit: 'Muokkaa henkilötietoja',
  upgrade: 'Korota jäsenyyttä',
  addPaperPubs: 'Lisää paperiset tiedotuslehdet',
  award: (page) =>
    page.right === 'vote'
      ? `Äänestä${inCase(page, 'about')}`
      : `Ehdota ehdokkaita${inCase(page, 'to')}`,
  closedAward: (page) =>
    page.right === 'vote'
      ? `Katso äänesi${inCase(page, 'about')}`
      : `Katso ehdotuksesi${inCase(page, 'to')}`,
  nextAward: (page, kind) => {
    const what =
      page.right === 'vote'
        ? (['äänestystäsi', 'äänestyksesi'] as const)
        : (['ehdotuksiasi', 'ehdotuksesi'] as const);
    return kind === 'continue'
      ? `Jatka ${joined(page, what[0])}`
      : `Aloita ${joined(page, what[1])}`;
  },
  ranked: ({ done, categories }) =>
    done === categories
      ? `Kaikki ${categories} kategoriaa järjestetty`
      : `${done}/${categories} kategoriaa järjestetty`,
  chosen: ({ done, categories }) =>
    done === categories
      ? `Valittu kaikissa ${categories} kategoriassa`
      : `Valittu ${done}/${categories} kategoriassa`,
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
  peopleShown: ({ shown, total }) =>
    shown < total
      ? `Näkyvissä ${shown} henkilöä, kaikkiaan ${total}`
      : `Näkyvissä kaikki ${shown} henkilöä`,
  showMorePeople: 'Näytä lisää henkilöitä',
  morePeopleNotLoaded: 'Lisää henkilöitä ei voitu ladata. Yritä uudelleen.',
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
