import type { FindPersonMessages } from './FindPerson.messages.ts';

export const findPersonFi: FindPersonMessages = {
  title: 'Etsi henkilö',
  lead: 'Tapahtuman järjestäjille: etsi henkilö, jonka tiedoissa autat.',
  query: 'Nimi, sähköpostiosoite tai numero',
  queryHint: 'Nimen sanoja, osoitteen alku tai numero, esimerkiksi 49 tai #49.',
  find: 'Etsi',
  searching: 'Etsitään…',
  found: (count) => (count === 1 ? '1 henkilö' : `${count} henkilöä`),
  more: 'Muitakin löytyi. Kirjoita nimestä tai osoitteesta enemmän.',
  nobody: (query) => `Haulla ”${query}” ei löytynyt ketään.`,
  nobodyHint: 'Kokeile nimen osaa, toista kirjoitusasua tai osoitetta, johon kuitti lähetettiin.',
  list: 'Löydetyt henkilöt',
  noEmail: 'ei sähköpostiosoitetta',
  nearLimit: (left, nextSeconds) =>
    `Hakuja jäljellä: ${left}. Sen jälkeen yksi haku ${nextSeconds} sekunnin välein. Haku, joka löytää monta henkilöä, vastaa kymmentä. Toinen ylläpitäjä voi poistaa rajan.`,
  recordNumber: (id) => `tietue ${id}`,
  similar: 'samankaltainen nimi',
};
