import type { SignInWords } from './signIn.ts';

export const signInFi: SignInWords = {
  action: (right, { name, forms }) =>
    right === 'vote'
      ? `Äänestä${forms?.['about'] ? ` ${forms['about']}` : `: ${name}`}`
      : `Ehdota${forms?.['to'] ? ` ${forms['to']}` : `: ${name}`}`,
  signInTo: () => 'Kirjaudu sisään',
  signInForDetails: 'Kirjaudu katsomaan ja muuttamaan tietojasi',
  linksWork: (days) =>
    `Linkit toimivat ${days} päivää, ja voit käyttää niitä niin usein kuin haluat. Kuka tahansa, jolla ne on, voi kirjautua sinun nimissäsi, joten älä lähetä tätä viestiä eteenpäin.`,

  loginHeading: 'Kirjautumislinkkisi',
  loginSubject: (convention) => `Kirjautumislinkkisi: ${convention}`,
  loginOpening: {
    requested: 'Tässä on pyytämäsi kirjautumislinkki.',
    expired: 'Avaamasi kirjautumislinkki on vanhentunut. Tässä on uusi.',
    created: 'Tilisi on luotu. Pääset kirjautumaan tällä linkillä.',
    sent: 'Tapahtuman tiimi lähettää sinulle tämän kirjautumislinkin.',
  },
  personalLinks: 'Kukin näistä linkeistä vie yhden henkilön sivulle:',
  codeLabel: 'Luetko tätä toisella laitteella? Kirjoita tämä koodi sivulle, jolla pyysit linkkiä',
  codeNote: (minutes, requested) =>
    `Älä koskaan anna tätä koodia kenellekään. Tapahtuman tiimi ei koskaan kysy sitä. ${requested === undefined ? 'Koodi' : `Koodia pyydettiin ${requested}, ja se`} on voimassa ${minutes} minuuttia, vain siinä selaimessa, jolla sitä pyydettiin.`,
  notAsked: (address) =>
    `Jos et pyytänyt linkkiä, sinun ei tarvitse tehdä mitään. Kysyttävää? Kirjoita: ${address}`,

  unknownHeading: 'Tällä osoitteella ei ole jäsenyyttä',
  unknownSubject: (convention) => `Tällä osoitteella ei ole jäsenyyttä: ${convention}`,
  unknownOpening: (convention, email) =>
    `Joku, luultavasti sinä, pyysi kirjautumislinkkiä osoitteeseen ${email} (${convention}). Tällä osoitteella ei ole jäsenyyttä.`,
  unknownAdvice: (address) =>
    `Ehkä rekisteröidyit toisella osoitteella? Kokeile sitä tai kirjoita osoitteeseen ${address}.`,
  buyMembership: 'Osta jäsenyys',

  approvalSubject: (convention) => `Hyväksyntääsi tarvitaan: ${convention}`,
  approvalOpening: 'Ylläpitäjä on pyytänyt jotakin, johon tarvitaan toisen ylläpitäjän hyväksyntä.',
  approvalHow:
    'Kirjaudu sisään ja avaa palvelupiste: pyyntö on ylimpänä. Lue, mitä pyydetään ja miksi, ja hyväksy tai hylkää se.',

  auditHeadSubject: (convention, row) => `Tapahtumalokissa on ${row} riviä: ${convention}`,
  auditHeadOpening:
    'Säilytä tämä viesti. Sen avulla kuka tahansa voi myöhemmin tarkistaa, ettei yhtään tähänastista lokin riviä ole muutettu tai poistettu.',
  auditHeadAdded: 'Rivejä edellisen viestin jälkeen',
  auditHeadLabel: 'Uusimman rivin tiiviste',
  auditHeadNote:
    'Tarkistusta varten palvelimen hoitaja ajaa komennon `conkit audit verify --head` tällä tiivisteellä.',
  auditHeadDaily:
    'Tämä viesti tulee joka päivä. Jos viesti jää tulematta tai rivien määrä pienenee, kysy palvelimen hoitajilta syytä.',

  newAddressHeading: 'Uusi osoitteesi',
  newAddressSubject: (convention) => `Uusi osoitteesi ja kirjautumislinkkisi: ${convention}`,
  newAddressOpening: (convention) =>
    `${convention} käyttää nyt tätä osoitettasi. Tällä linkillä kirjaudut sisään; aiempaan osoitteeseesi lähetetyillä linkeillä et enää näe jäsenyyttäsi.`,
  newAddressNotYours: (address) =>
    `Jos tämä ei ole sinun jäsenyytesi, kerro siitä osoitteeseen ${address}.`,
  oldAddressSubject: (convention) => `Osoitteesi on vaihdettu: ${convention}`,
  oldAddressOpening: (convention) =>
    `Rekisteröintitiimi (${convention}) on vaihtanut tilallesi toisen osoitteen tämän sijaan. Uuteen osoitteeseen on lähetetty kirjautumislinkki.`,
  oldAddressAlarm: (address) => `Jos et ole pyytänyt tätä, kirjoita heti osoitteeseen ${address}.`,
  oldAddressTime: (time) => `Muutoksen aika: ${time}.`,
  oldAddressHeld: (until) =>
    until === null
      ? 'Äänestyslippusi ja ehdotuksesi pysyvät suljettuina uudelta osoitteelta.'
      : `Äänestyslippusi ja ehdotuksesi pysyvät suljettuina uudelta osoitteelta. Ne avautuvat: ${until}.`,
  oldAddressTokens: 'Myös paikanvalinnan tunnukset pysyvät suljettuina.',
  oldAddressReleased: (time) =>
    `Toinen ylläpitäjä avasi äänestyslippusi ja ehdotuksesi uudelle osoitteelle. Aika: ${time}.`,
  oldAddressAnswer:
    'Pyysitkö tätä? Vastaa sivulla, jonka painike avaa. Kyllä avaa äänestyslippusi ja ehdotuksesi heti uudessa osoitteessa. Ei pitää ne suljettuina, ja tiimi kysyy asiaa sinulta.',
  answerMove: 'Vastaa',
  newAddressHeld: (until) =>
    until === null
      ? 'Äänesi suojaamiseksi äänestyslippusi ja ehdotuksesi pysyvät täällä suljettuina.'
      : `Äänesi suojaamiseksi äänestyslippusi ja ehdotuksesi pysyvät täällä suljettuina. Ne avautuvat: ${until}.`,
};
