import type { AwardsWords, SavedKind } from './awards.ts';

/** As an object: of what changes a part of it, and of what is done to the whole. */
const objects: Readonly<Record<SavedKind, readonly [part: string, whole: string]>> = {
  ballot: ['äänestyslippuasi', 'äänestyslippusi'],
  nominations: ['ehdotuksiasi', 'ehdotuksesi'],
};

export const awardsFi: AwardsWords = {
  copyHeading: (kind) => (kind === 'ballot' ? 'Äänestyslippusi' : 'Ehdotuksesi'),
  copySubject: (kind, event, name) =>
    `${kind === 'ballot' ? 'Äänestyslippusi' : 'Ehdotuksesi'}: ${event}, ${name}`,
  copyOpening: (kind, name, signature) =>
    kind === 'ballot'
      ? `Näin äänestyslippu on tallennettu. Äänestäjä: ${name}. Allekirjoitus: ”${signature}”.`
      : `Näin ehdotukset on tallennettu. Ehdottaja: ${name}. Allekirjoitus: ”${signature}”.`,
  toChange: (kind, award) => `Muuta ${objects[kind][0]} (${award.name})`,
  toRead: (kind, award) => `Katso ${objects[kind][1]} (${award.name})`,
  ofAward: (award, sentence) => `${award.name}: ${sentence}`,
  untilDeadline: (deadline) => `Voit tehdä muutoksia määräaikaan asti: ${deadline}.`,
  afterDeadline: (deadline) => `Muutoksia ei voi enää tehdä. Määräaika oli ${deadline}.`,
  unsubscribe: 'Peru muistutukset palkinnoista',
  linksSignIn: 'Linkit kirjaavat sinut sisään, joten älä lähetä tätä viestiä eteenpäin.',
  noEntry: '[Tyhjä]',
  noLongerOnBallot: (title) => `${title} (ei enää äänestyslipulla)`,
  notCounted: (titles) => `Näitä ei lasketa, koska yläpuolella on tyhjä sija: ${titles}.`,
  noNominations: 'Ei ehdotuksia',

  codeHeading: 'Koodisi äänestäjäpaketista',
  codeSubject: (category) => `Koodisi äänestäjäpaketista: ${category}`,
  codeOpening: (name, category) =>
    `Tässä on äänestäjäpakettiin kuuluva koodi. Kategoria: ${category}. Saaja: ${name}.`,
  codeUse: 'Koodi on vain sinun. Jos pyydät sitä uudelleen, saat saman.',

  chatHeading: 'Kutsusi keskusteluun',
  chatSubject: (convention) => `Kutsusi keskusteluun: ${convention}`,
  chatOpening: (convention) => `Pyysit kutsua jäsenten keskusteluun (${convention}). Tässä se on:`,
  chatJoin: (chat) => `Liity keskusteluun (${chat})`,
  chatUse: 'Linkki on vain jäsenille, joten älä jaa sitä muille.',
};
