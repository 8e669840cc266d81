import type { HugoAction } from '@conkit/rules';
import type { MemberHomeMessages } from './MemberHome.messages.tsx';

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

export const memberHomeFi: MemberHomeMessages = {
  title: 'Jäsenyydet',
  nobody: (newMembership) => (
    <>
      Tällä osoitteella ei ole vielä jäsenyyttä. {newMembership('Osta jäsenyys')} tai kirjaudu
      osoitteella, jolla jäsenyytesi ostettiin.
    </>
  ),
  edit: 'Muokkaa henkilötietoja',
  upgrade: 'Korota jäsenyyttä',
  addPaperPubs: 'Lisää paperiset tiedotuslehdet',
  award: (action, year) => award[action](year),
  closedAward: (action, year) => closedAward[action](year),
  siteSelectionToken: 'Osta paikanvalintatunnus',
  chatInvite: 'Pyydä Slack-kutsu',
  barcode: 'Rekisteröinnin viivakoodi',
  noRight: (name) => `${name}: jäsenyys ei sisällä tätä.`,
  sharedRight: (others) =>
    `Samalla tilillä tämän voi tehdä myös ${others}. Käyttäkää kukin omaa linkkiänne kirjautumisviestistä, jotta kukaan ei äänestä toisen äänestyslipulla. Uuden viestin saa kirjautumalla ulos ja pyytämällä sitä.`,
  notHeld: 'Tässä tapahtumassa tätä ei ole.',
  notOpenYet: (day) => (day === null ? 'Ei ole vielä alkanut.' : `Alkaa ${day}.`),
  noUpgradeAvailable: 'Tätä jäsenyyttä ei voi enää korottaa.',
  noBadge: 'Tällä jäsenyydellä ei pääse tapahtumaan, joten noudettavaa nimikylttiä ei ole.',
};
