import type { ActForPersonMessages } from './ActForPerson.messages.ts';

export const actForPersonFi: ActForPersonMessages = {
  edit: (name) => `Muokkaa tietoja: ${name}`,
  membership: (name) => `Anna toinen jäsenyys: ${name}`,
  email: (name) => `Siirrä toiseen sähköpostiosoitteeseen: ${name}`,
  loading: 'Ladataan tietoja',
  actingFor: (name) => `Toimit henkilön ${name} puolesta`,
  writtenDown: (operator) =>
    `Sen, mitä teet tässä, teet hänen nimissään. Lokiin jää, että tekijä oli ${operator}, milloin ja miksi se tehtiin ja mitä tiedoissa oli ennen sitä.`,
  follows: 'Mitä siitä seuraa',
  noMail: (name) => `${name} ei saa tästä viestiä.`,
  seesChange: (name) =>
    `${name} voi lukea muutoksen ja antamasi syyn tietojensa lokista, samoin sen, että muuttajana olivat järjestäjät, mutta ei nimeäsi eikä osoitettasi.`,
  emailElsewhere: 'Osoite vaihdetaan omalla sivullaan, jolle pääsee henkilön tiedoista.',
  nothingChanged: 'Mitään ei ole vielä muutettu.',
  mailed: (name) =>
    `${name} saa viestin siitä, että jäsenyys on vaihtunut, mitä alkaa ja mitä päättyy.`,
  begins: 'Jäsenyyteen kuuluu sen jälkeen myös:',
  ends: 'Jäsenyyteen ei enää kuulu seuraavaa, eikä sen nojalla tehtyjä ehdotuksia tai annettuja ääniä silloin lasketa:',
  sameRights: 'Oikeudet pysyvät ennallaan.',
  newNumber: 'Henkilö saa seuraavan jäsennumeron.',
  noMoney: 'Mitään ei makseta eikä palauteta.',
  bothMailed: 'Kumpaankin postilaatikkoon, nykyiseen ja uuteen, lähtee viesti.',
  linkMailed:
    'Uuteen osoitteeseen lähtee kirjautumislinkki: kirjoita osoite täsmälleen niin kuin henkilö sen sanoo.',
  oldAddress: (name) => `${name} ei enää näy sille, joka kirjautuu nykyisellä osoitteella.`,
  accountEnds:
    'Tilillä ei ole muita: sen istunnot ja kirjautumislinkit päättyvät, sen roolit poistetaan ja sen ostot siirtyvät mukana.',
  samePerson: (name) =>
    `Tämä on toista sähköpostilaatikkoa varten, jonka omistaja on ${name}: siellä näkyvät sen jälkeen hänen ostonsa ja tietonsa. Äänet ja ehdotukset pysyvät siellä suljettuina, kunnes vanha postilaatikko hyväksyy siirron, toinen ylläpitäjä avaa ne tai muutama päivä on kulunut. Toiselle henkilölle luovutettu jäsenyys siirretään komennolla ”conkit people transfer”.`,
  othersStay: (names) => `Tilille jäävät nykyisellä osoitteella: ${names}.`,
  present: 'Nyt',
  newMembership: 'Uusi jäsenyys',
  choose: 'Valitse',
  newEmail: 'Uusi sähköpostiosoite',
  noEmail: 'ei osoitetta',
  sameEmail: 'Tämä on jo hänen osoitteensa.',
  notAnEmail: 'Tämä ei näytä sähköpostiosoitteelta.',
  reason: 'Syy',
  reasonHint: (name) =>
    `Lokia varten. ${name} voi lukea sen: kerro, mitä hän pyysi ja mistä tiedät, että pyytäjä oli hän itse.`,
  reasonMissing: 'Kerro syy lokia varten.',
  cancel: 'Peruuta',
  save: 'Tallenna tiedot',
  giveMembership: 'Anna tämä jäsenyys',
  moveEmail: 'Siirrä tähän osoitteeseen',
};
