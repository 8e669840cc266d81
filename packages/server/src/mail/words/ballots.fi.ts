import type { CastBallot } from '../../awards/disallowed.ts';
import type { BallotsWords } from './ballots.ts';

const SUBJECTS: Readonly<Record<CastBallot, string>> = {
  votes: 'Äänestyslippusi',
  nominations: 'Ehdotuksesi',
};

const ruling = (ballot: CastBallot, isCounted: boolean): string =>
  ballot === 'votes'
    ? `Äänestyslippusi ${isCounted ? 'lasketaan sittenkin' : 'jätetään laskematta'}`
    : `Ehdotuksesi ${isCounted ? 'lasketaan sittenkin' : 'jätetään laskematta'}`;

export const ballotsFi: BallotsWords = {
  linkHeading: (act) => (act === 'vote' ? 'Linkkisi äänestykseen' : 'Linkkisi ehdottamiseen'),
  linkSubject: (act, event, name) =>
    `${act === 'vote' ? 'Linkkisi äänestykseen' : 'Linkkisi ehdottamiseen'}: ${event}, ${name}`,
  linkOpening: (act, name) =>
    `${act === 'vote' ? 'Äänestys on käynnissä.' : 'Ehdotuksia voi nyt tehdä.'} Tässä on linkki henkilölle ${name}: se kirjaa sinut sisään ja vie suoraan perille.`,
  linkUntil: (deadline) => `Aikaa on tähän asti: ${deadline}.`,

  changedHeading: (entered) =>
    entered === 'paper'
      ? 'Paperilla lähettämäsi ääni on kirjattu'
      : 'Äänestyslippusi on palautettu',
  changedSubject: (entered, event, name) =>
    `${entered === 'paper' ? 'Paperilla lähettämäsi ääni on kirjattu' : 'Äänestyslippusi on palautettu'}: ${event}, ${name}`,
  changedOpening: (entered) =>
    entered === 'paper'
      ? 'Palkintotiimi on kirjannut paperilla lähettämäsi äänestyslipun. Tarkista se ja kerro meille, jos jokin on väärin.'
      : 'Palkintotiimi on palauttanut äänestyslippusi aiempaan versioon. Jos et pyytänyt tätä, kerro meille.',

  rulingHeading: ruling,
  rulingSubject: (ballot, isCounted, event, name) =>
    `${ruling(ballot, isCounted)}: ${event}, ${name}`,
  rulingOpening: (ballot, isCounted, name) =>
    `Palkintotiimi on päättänyt: ${SUBJECTS[ballot].toLowerCase()} ${isCounted ? 'lasketaan sittenkin' : 'jätetään laskematta'}. Henkilö: ${name}.`,
  rulingStays: 'Mitään lähettämääsi ei poisteta. Jos päätös on mielestäsi väärä, kirjoita meille.',
  reason: 'Perustelu',

  replacedHeading: 'Ehdokas on poistunut äänestyslipultasi',
  replacedSubject: (title, event) => `Ehdokas on poistunut äänestyslipultasi: ${title}, ${event}`,
  replacedOpening: (title, category, name) =>
    `”${title}” ei ole enää ehdolla. Kategoria: ${category}. Äänestyslipulla sillä on yhä sija. Äänestäjä: ${name}.`,
  replacedBy: (title) => `Sen tilalla äänestyslipulla on nyt ”${title}”.`,
  replacedAdvice: (deadline) =>
    `Muut sijoituksesi lasketaan sellaisinaan. Voit muuttaa niitä tähän asti: ${deadline}.`,
};
