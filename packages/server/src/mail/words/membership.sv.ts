import type { MembershipWords } from './membership.ts';

export const membershipSv: Partial<MembershipWords> = {
  welcomeHeading: (convention) => `Välkommen till ${convention}`,
  welcomeSubject: (convention, type) => `Välkommen till ${convention}: ${type}`,
  welcomeOpening: (convention) => `Tack för att du är med på ${convention}.`,
  yourNumber: (number) => `Ditt medlemsnummer är ${number}.`,
  paperComes: 'Informationsblad på papper ingår. I dina uppgifter står vart de skickas.',

  membershipHeading: 'Ditt medlemskap',
  membershipSubject: (convention, type) => `Ditt medlemskap i ${convention}: ${type}`,
  upgraded: (convention, from, to, hasNewPaperPubs) =>
    `Ditt medlemskap i ${convention} har uppgraderats från ${from} till ${to}${hasNewPaperPubs ? ', med informationsblad på papper' : ''}.`,

  exportedHeading: 'Dina uppgifter har exporterats',
  exportedSubject: (convention, name) => `Dina uppgifter har exporterats: ${convention}, ${name}`,
  exported: (convention, name) =>
    `En administratör för ${convention} har exporterat de uppgifter som vi har om ${name}.`,
  exportedWithoutBallots: 'Vad du röstade på och nominerade ingår inte.',
  exportedUnasked: 'Om du inte har bett om det, skriv till oss.',

  paperHeading: 'Informationsblad på papper',
  paperSubject: (convention) => `Informationsblad på papper från ${convention}`,
  paperAdded: (convention) =>
    `Informationsblad på papper har lagts till i ditt medlemskap i ${convention}.`,
  paperAddress: (address) =>
    `De skickas till: ${address}. Om det inte stämmer, ändra det i dina uppgifter.`,

  rights: {
    member: 'en inbjudan till kongressens chatt',
    wsfs_member: 'rätten att rösta om priserna och i platsvalet',
    votesOnly: 'rätten att rösta om priserna',
    siteSelectionOnly: 'rätten att rösta i platsvalet',
    hugo_nominator: 'rätten att nominera till priserna',
    badge: 'namnskylten som ger inträde',
  },

  daypassHeading: 'Din dagsbiljett',
  daypassSubject: (convention, type) => `Din dagsbiljett till ${convention}: ${type}`,
  daypassOpening: (convention, type) =>
    `Tack för att du köpte en dagsbiljett till ${convention}: ${type}. Den gäller:`,
};
