import type { VotingPageMessages } from './VotingPage.messages.tsx';

export const votingPageFi: VotingPageMessages = {
  opens: 'Äänestys alkaa',
  closes: 'Äänestys päättyy',
  closesSoon: (left) => `Äänestys päättyy ${left}.`,
  hurry:
    'Jokainen muutos tallennetaan nyt sekunnin kuluttua. Vain ajoissa tallennettu lasketaan, joten katso, mitä kukin kategoria kertoo.',
  news: {
    near: 'Äänestysaikaa on jäljellä alle vuorokausi.',
    pressing: 'Äänestysaikaa on jäljellä alle vartti.',
  },
  over: 'Äänestys on päättynyt.',
  given: ({ name, day }) => `${name}: ${day}.`,
  questions: (address) => <>Kysyttävää? Kirjoita osoitteeseen {address}.</>,
  howTo: 'Näin äänestät verkossa',
  rank: ({ worksOf, positions }) =>
    positions === 1
      ? `Valitse kussakin kategoriassa mieleisesi finalisti${worksOf === undefined ? '' : ` vuoden ${worksOf} teoksista`}. Jokaista kategoriaa ei tarvitse täyttää.`
      : `Aseta mieleisesi finalistit${worksOf === undefined ? '' : `, vuoden ${worksOf} teokset,`} järjestykseen: 1 on suosikkisi ja viimeinen sija on ${positions}. Kaikkia ei tarvitse asettaa järjestykseen, eikä jokaista kategoriaa tarvitse täyttää.`,
  noAward: ({ noAward, positions }) =>
    positions === 1
      ? `Valitse ”${noAward}”, jos jättäisit palkinnon mieluummin jakamatta.`
      : `Aseta ”${noAward}” niiden yläpuolelle, joiden sijaan jättäisit palkinnon mieluummin jakamatta.`,
  gapEnds: 'Tyhjä sija päättää järjestyksesi: sen alapuolella olevia ei lasketa.',
  saving: ({ seconds, minutes }) =>
    `Äänestyslippusi tallentuu itsestään ${seconds} sekunnin kuluttua viimeisestä muutoksestasi, ja jokainen kategoria kertoo sen. Voit palata muuttamaan sitä määräaikaan asti. Saat kopion sähköpostitse ${minutes} minuutin kuluttua viimeisestä muutoksestasi.`,
  who: 'Kuka äänestää?',
  wayToBallot: (isSignedIn, link) =>
    isSignedIn ? (
      <>
        Äänestä avaamalla henkilökohtainen kirjautumislinkkisi. Kirjautumisviestissä on sellainen
        jokaiselle äänioikeutetulle jäsenelle; saat uuden viestin, kun kirjaudut ulos ja pyydät sitä{' '}
        {link('jäsenyyssivulla')}.
      </>
    ) : (
      <>
        Äänestä avaamalla henkilökohtainen kirjautumislinkkisi. Se on lähetetty jokaiselle
        äänioikeutetulle jäsenelle; uuden voi pyytää {link('jäsenyyssivulla')}.
      </>
    ),
  wayToRead: (link) => (
    <>Jokaisen äänioikeutetun jäsenen äänestyslippu löytyy {link('jäsenyyssivun')} kautta.</>
  ),
  severalPeople:
    'Tällä tilillä on useita henkilöitä. Kunkin oma linkki vie hänen omalle äänestyslipulleen.',
  noRight: (name) => `${name} ei voi äänestää: äänioikeus kuuluu WSFS-jäsenyyteen.`,
  notYet: 'Äänestyslippusi on täällä, kun äänestys alkaa.',
  readOnly: 'Tämä on äänestyslippusi. Voit lukea sitä, mutta sitä ei voi enää muuttaa.',
  hasUnsaved:
    'Tällä laitteella on äänestyslippuusi muutoksia, joita ei ole vielä tallennettu. Ne tallennetaan, kun allekirjoitat.',
  signingAs: (signature) => `Allekirjoittaja: ”${signature}”`,
  signature: 'Allekirjoitus',
  signatureHint:
    'Nimesi äänestyslipun allekirjoitukseksi. Sen jälkeen voit asettaa ehdokkaat järjestykseen.',
  sign: 'OK',
  back: 'Takaisin jäsenyyssivulle',
};
