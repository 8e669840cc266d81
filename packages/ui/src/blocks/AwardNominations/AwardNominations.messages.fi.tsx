import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';

const units = { words: 'sanan', minutes: 'minuutin' };

export const awardNominationsFi: AwardNominationsMessages = {
  progress: (count, total) => `Täytetty ${count}/${total}`,
  filledIn: 'täytetty',
  notSavedYet: 'ei vielä tallennettu',
  nothingYet: 'Ei vielä mitään',
  nothing: 'Ei ehdotuksia.',
  unsavedLine: 'Ei vielä tallennettu:',
  next: (category) => `Seuraava: ${category}`,
  save: 'Tallenna',
  saveAll: 'Tallenna kaikki',
  length: (value, unit, category) =>
    `${value} ${units[unit]} mittaisen teoksen kategoria on ${category}.`,
  elsewhere: (category) => `Olet ehdottanut tätä myös kategoriassa ${category}.`,
  keepBoth: 'Pidä molemmat',
  neverSaved:
    'Nämä ehdotukset kirjoitettiin tällä laitteella, mutta niitä ei tallennettu. Niitä ei lasketa:',
  neverSavedIn: (category) => `${category}, ei tallennettu`,
  closedUnsaved:
    'Ehdotusaika päättyi, ennen kuin viimeiset muutoksesi tallennettiin. Tallennetuksi merkitty lasketaan, muu ei.',
  signedOut: (link) => (
    <>
      Sinut on kirjattu ulos. Kirjoittamasi on tallessa tällä laitteella:{' '}
      {link('kirjaudu uudelleen')} ja tallenna se sitten.
    </>
  ),
  signedOutUnkept: (link) => (
    <>
      Sinut on kirjattu ulos, eikä tämä selain voi säilyttää kirjoittamaasi. Jätä tämä sivu auki,{' '}
      {link('kirjaudu uudelleen toisessa välilehdessä')} ja tallenna se sitten täällä.
    </>
  ),
  notKept:
    'Tämä selain ei säilytä mitään tällä laitteella. Tallenna ennen kuin poistut sivulta, tai tallentamaton katoaa.',
  copyTitle: 'Oma kopiosi',
  saveAndCopyTitle: 'Tallenna ja ota kopio',
  allSaved: 'Kaikki tällä sivulla on tallennettu.',
  unsaved: (categories) => <>Ei vielä tallennettu: {categories}.</>,
  keptHere:
    'Se on tallessa tällä laitteella, kunnes tallennat sen, vaikka poistuisit sivulta tai kirjautuisit ulos.',
  copyComes:
    'Tallennetuista ehdotuksista lähetetään sinulle kopio sähköpostitse tunnin kuluttua viimeisestä muutoksestasi. Voit saada sen myös heti.',
  mailNow: 'Lähetä ehdotukseni sähköpostiini nyt',
  download: 'Lataa ehdotukseni',
  mailed: (time, email, isWhole) =>
    `Lähetetty klo ${time}: ehdotuksesi ovat matkalla osoitteeseen ${email}.${
      isWhole ? '' : ' Mukana eivät ole muutokset, joita ei ole vielä tallennettu.'
    }`,
  failed: (category, reason) => `${category}: ${reason}`,
  conflict: 'Sitä on muutettu myös muualla, eikä sitä ole vielä tallennettu.',
  compare: 'Vertaa ja valitse',
  editedWhileSaving:
    'Ehdotuksen muokkaaminen epäonnistui! Kategoriaa tallennetaan parhaillaan. Yritä uudelleen, kun se on tallennettu.',
  editedTooLate: 'Ehdotuksen muokkaaminen epäonnistui! Ehdotusaika on päättynyt.',
};
