import type { NominationsPageMessages } from './NominationsPage.messages.tsx';

export const nominationsPageFi: NominationsPageMessages = {
  opens: 'Ehdotusaika alkaa',
  closes: 'Ehdotusaika päättyy',
  goToCategories: 'Siirry kategorioihin',
  home: 'Takaisin jäsenyyssivulle',
  loading: 'Ladataan...',
  notLoaded: 'Ehdotuksia ei voitu ladata.',
  howTo: 'Näin ehdotat',
  gist: ({ worksOf, max }) =>
    `${worksOf === undefined ? 'Enintään' : `Vuoden ${worksOf} teokset · enintään`} ${max} kussakin kategoriassa · vain tallennettu lasketaan`,
  whatCouldBe: 'Mitä saattoi ehdottaa',
  what: 'Mitä voi ehdottaa',
  notSure:
    'Jos et ole varma, mihin jokin kuuluu, ehdota sitä siinä kategoriassa, joka tuntuu parhaalta. Palkintojen hallinnoijat päättävät, mikä kelpaa ehdolle; täällä mitään ei hylätä.',
  howMany: 'Kuinka monta ja miten',
  upTo: (max) =>
    `Enintään ${max} ehdotusta kussakin kategoriassa. Niiden järjestyksellä ei ole merkitystä. Kaikkia rivejä tai kategorioita ei tarvitse täyttää.`,
  tellEnough:
    'Kerro sen verran, että teos löytyy. Jos et tiedä jotain, voit jättää kentän tyhjäksi.',
  keys: 'Enterillä pääset seuraavalle riville ja nuolinäppäimillä tekstin lopusta seuraavaan kenttään. Kenttään voi liittää luettelon tai osan taulukosta: se täyttää rivit.',
  saving: 'Tallentaminen ja muuttaminen',
  whatCounts:
    'Vain tallennettu lasketaan: tallenna kategoriat yksitellen tai kaikki kerralla. Ennen ensimmäistä tallennusta sinulta pyydetään allekirjoitus.',
  changeUntil: (until) => (
    <>Voit palata muuttamaan ehdotuksiasi niin usein kuin haluat. Ehdotusaika päättyy {until}</>
  ),
  copyComes: 'Tunnin kuluttua viimeisestä muutoksestasi saat kopion sähköpostitse.',
  questions: (address) => <>Kysyttävää? Kirjoita osoitteeseen {address}.</>,
};
