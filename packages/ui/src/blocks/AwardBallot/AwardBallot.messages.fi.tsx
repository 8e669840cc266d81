import { joined } from '../../words/awardName.fi.ts';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';

export const awardBallotFi: AwardBallotMessages = {
  loading: 'Ladataan äänestyslippuasi',
  rankingFor: (category) => `Järjestys: ${category}`,
  progress: ({ ranked, total }) => `Järjestetty ${ranked}/${total}`,
  ranked: 'järjestetty',
  notRanked: 'ei järjestyksessä',
  hasGap: 'välissä on tyhjä sija',
  inConflict: 'muutettu kahdessa paikassa',
  counts: ({ counted, ranked }) => `${counted}/${ranked} lasketaan mukaan`,
  finalists: (titles) =>
    `${titles.length} ${titles.length === 1 ? 'ehdokas' : 'ehdokasta'}: ${titles.join(' · ')}`,
  next: (category) => `Seuraava: ${category}`,
  toReview: 'Tarkista äänestyslippusi',
  signFirst: 'Allekirjoita ja aseta järjestys',
  notSaved: 'tallentamatta',
  closes: (left) => `Päättyy ${left}`,
  review: 'Yhteenveto',
  retry: 'Yritä uudelleen',
  tooLate: (isKept) =>
    isKept
      ? 'Äänestys päättyi, ennen kuin viimeiset muutoksesi tallennettiin. Tallennetuksi merkitty lasketaan; muuta ei lasketa, ja se on tallessa vain tällä laitteella.'
      : 'Äänestys päättyi, ennen kuin viimeiset muutoksesi tallennettiin. Tallennetuksi merkitty lasketaan, muuta ei.',
  signedOut: (isKept, link) =>
    isKept ? (
      <>
        Sinut on kirjattu ulos. Järjestyksesi on tallessa tällä laitteella:{' '}
        {link('kirjaudu uudelleen')}, niin se tallennetaan, kun olet allekirjoittanut
        äänestyslippusi.
      </>
    ) : (
      <>
        Sinut on kirjattu ulos, eikä tämä selain voi säilyttää järjestystäsi. Jätä tämä sivu auki,{' '}
        {link('kirjaudu uudelleen toisessa välilehdessä')} ja yritä sitten uudelleen täällä.
      </>
    ),
  failed: ({ isKept, isClosed }) => {
    if (isClosed) {
      return isKept
        ? 'Äänestys on päättynyt, eikä palvelin ole vahvistanut viimeisiä muutoksiasi. Ne ovat tallessa tällä laitteella.'
        : 'Äänestys on päättynyt, eikä palvelin ole vahvistanut viimeisiä muutoksiasi. Tämä selain ei voi säilyttää niitä.';
    }
    return isKept
      ? 'Viimeisiä muutoksiasi ei ole vielä tallennettu. Ne ovat tallessa tällä laitteella.'
      : 'Viimeisiä muutoksiasi ei ole vielä tallennettu, eikä tämä selain voi säilyttää niitä. Jätä tämä sivu auki, kunnes ne on tallennettu.';
  },
  notKept:
    'Tämä selain ei säilytä mitään tällä laitteella. Jokainen muutos tallennetaan heti: odota ennen sivulta poistumista, että sivu kertoo sen.',
  waitsElsewhere: (award, link) => (
    <>
      {link(joined(award, 'äänestyslipullasi'))} on jotain tallentamatta: se odottaa siellä
      päätöstäsi.
    </>
  ),
  packetFailed: 'Äänestäjäpakettia ei voitu ladata.',
  refused: (reason) => {
    switch (reason) {
      case 'replacedFinalist':
        return 'Tätä järjestystä ei ole tallennettu: siinä on finalisti, joka on korvattu toisella ja jota ei voi enää asettaa järjestykseen. Poista se, niin järjestyksesi tallennetaan.';
      case 'unknownCategory':
        return 'Tätä järjestystä ei ole tallennettu: tässä kategoriassa ei enää äänestetä.';
      case 'other':
        return 'Palvelin ei hyväksynyt tätä järjestystä: jotain siinä ei voi enää asettaa sijalle. Muuta järjestystä, niin se tallennetaan.';
    }
  },
  replaced: ({ title, rank }) =>
    `Sijalle ${rank} asettamasi ”${title}” ei ole enää äänestyslipulla. Järjestyksesi pysyy ennallaan, kunnes itse muutat sitä; mitään ei ole muutettu eikä lähetetty puolestasi.`,
  notCounted:
    'Alla olevaa järjestystä ei tallennettu ennen äänestyksen päättymistä. Tallennettuna on:',
  choice: {
    rankingFor: (category) => `Valinta: ${category}`,
    progress: ({ ranked, total }) => `Valittu ${ranked}/${total}`,
    ranked: 'valittu',
    notRanked: 'ei valintaa',
    signFirst: 'Allekirjoita ja valitse',
    refused: (reason) => {
      switch (reason) {
        case 'replacedFinalist':
          return 'Tätä valintaa ei ole tallennettu: finalisti on korvattu toisella, eikä sitä voi enää valita. Valitse toinen.';
        case 'unknownCategory':
          return 'Tätä valintaa ei ole tallennettu: tässä kategoriassa ei enää äänestetä.';
        case 'other':
          return 'Palvelin ei hyväksynyt tätä valintaa: sitä ei voi enää tehdä. Valitse toinen.';
      }
    },
    replaced: ({ title }) =>
      `Valitsemasi ”${title}” ei ole enää äänestyslipulla. Valintasi pysyy ennallaan, kunnes itse muutat sitä; mitään ei ole muutettu eikä lähetetty puolestasi.`,
    notCounted:
      'Alla olevaa valintaa ei tallennettu ennen äänestyksen päättymistä. Tallennettuna on:',
  },
};
