import type { MemberFormMessages } from './MemberForm.messages.ts';

export const memberFormSv: Partial<MemberFormMessages> = {
  legalName: 'Officiellt namn',
  legalNameHint: 'Som i pass eller id-kort. Andra medlemmar ser det inte.',
  email: 'E-post',
  newEmailHint: 'Inloggningslänkar och kvitton skickas till den här adressen.',
  readOnlyEmailHint: (registration) =>
    `Skriv till ${registration ?? 'registreringen'} för att ändra adressen.`,
  later: 'Det här kan du göra senare',
  laterHint: ({ hasBadge, hasPaperPubs }) =>
    `${hasBadge ? 'Namnskylt, offentligt namn' : 'Offentligt namn'}, adress${hasPaperPubs ? ', informationsblad på papper' : ''}`,
  badgeName: 'Namn på namnskylten',
  badgeSubtitle: 'Underrad på namnskylten',
  badgeHint:
    'Två rader får plats på namnskylten. De flesta språks bokstäver går att trycka, emojier inte.',
  previewBadge: 'Förhandsgranska',
  badgeTitle: 'Namnskylten',
  publicFirstName: 'Offentligt förnamn',
  publicLastName: 'Offentligt efternamn',
  publicNameHint:
    'För den offentliga medlemslistan. Lämna båda tomma om du inte vill stå med; av två namn sorteras listan efter det andra.',
  listing: (listing) =>
    listing.kind === 'notListed'
      ? 'Inte i den offentliga medlemslistan.'
      : `I listan som ${listing.name}, sorterat under ${listing.sortName}.`,
  address: 'Gatuadress',
  city: 'Ort',
  state: 'Delstat, län eller provins',
  postcode: 'Postnummer',
  country: 'Land',
  problem: (problem) => {
    if (problem.kind === 'too_long') return `Korta ner det till ${problem.max} tecken.`;
    if (problem.kind === 'not_an_email') return 'Skriv en hel adress, som namn@example.com.';
    if (problem.kind === 'overrides_direction')
      return 'Ta bort de osynliga tecken som ändrar textens riktning.';
    return 'Fyll i det här.';
  },
};
