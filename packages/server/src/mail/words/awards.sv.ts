import type { AwardsWords } from './awards.ts';

export const awardsSv: Partial<AwardsWords> = {
  copyHeading: (kind) => (kind === 'ballot' ? 'Din röstsedel' : 'Dina nomineringar'),
  copySubject: (kind, event, name) =>
    `${kind === 'ballot' ? 'Din röstsedel' : 'Dina nomineringar'} till ${event}: ${name}`,
  copyOpening: (kind, name, signature) =>
    `Det här är vad som är sparat av ${kind === 'ballot' ? 'röstsedeln' : 'nomineringarna'} för ${name}, med underskriften ”${signature}”.`,
  untilDeadline: (deadline) => `Du kan ändra till och med ${deadline}.`,
  afterDeadline: (deadline) => `Det går inte längre att ändra: tiden gick ut ${deadline}.`,
  unsubscribe: 'Avsluta påminnelserna om priserna',
  linksSignIn: 'Länkarna loggar in dig, så skicka inte det här mejlet vidare.',
  noEntry: '[Inget bidrag]',
  noLongerOnBallot: (title) => `${title} (inte längre på röstsedeln)`,
  notCounted: (titles) => `Räknas inte, eftersom en plats ovanför är tom: ${titles}.`,
  noNominations: 'Inga nomineringar',

  codeHeading: 'Din kod ur läspaketet',
  codeSubject: (category) => `Din kod ur läspaketet: ${category}`,
  codeOpening: (name, category) =>
    `Här är koden för ${name} som hör till läspaketet i ${category}:`,
  codeUse: 'Den är bara din, och samma kod kommer när du ber om den igen.',

  chatHeading: 'Din inbjudan till chatten',
  chatSubject: (convention) => `Din inbjudan till chatten på ${convention}`,
  chatOpening: (convention) =>
    `Du bad om en inbjudan till medlemmarnas chatt på ${convention}. Här är den:`,
  chatJoin: (chat) => `Gå med i ${chat}`,
  chatUse: 'Länken är bara för medlemmar, så skicka den inte vidare.',
  toChange: (kind, { name }) =>
    `Ändra ${kind === 'ballot' ? 'din röstsedel' : 'dina nomineringar'} (${name})`,
  toRead: (kind, { name }) =>
    `Läs ${kind === 'ballot' ? 'din röstsedel' : 'dina nomineringar'} (${name})`,
};
