import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';

export const awardNominationsSv: Partial<AwardNominationsMessages> = {
  progress: (count, total) => `${count} av ${total} ifyllda`,
  filledIn: 'ifylld',
  notSavedYet: 'inte sparad än',
  nothingYet: 'Inget än',
  nothing: 'Inga nomineringar.',
  unsavedLine: 'Inte sparat än:',
  next: (category) => `Nästa: ${category}`,
  save: 'Spara',
  saveAll: 'Spara allt',
  length: (value, unit, category) =>
    `Ett verk på ${value} ${unit === 'words' ? 'ord' : 'minuter'} hör hemma i ${category}.`,
  elsewhere: (category) => `Du har nominerat det här i ${category} också.`,
  keepBoth: 'Behåll båda',
  neverSaved: 'De här nomineringarna skrevs på enheten men sparades inte. De räknas inte:',
  neverSavedIn: (category) => `${category}, inte sparat`,
  closedUnsaved:
    'Nomineringen stängde innan dina senaste ändringar sparades. Det som är märkt som sparat räknas; resten gör det inte.',
  signedOut: (link) => (
    <>
      Du har loggats ut. Det du har skrivit finns kvar på enheten: {link('logga in igen')}, och
      spara det sedan.
    </>
  ),
  signedOutUnkept: (link) => (
    <>
      Du har loggats ut, och den här webbläsaren kan inte behålla det du har skrivit. Låt sidan vara
      öppen, {link('logga in igen i en annan flik')}, och spara det sedan här.
    </>
  ),
  notKept:
    'Den här webbläsaren behåller inget på enheten. Spara innan du lämnar sidan, annars går det osparade förlorat.',
  copyTitle: 'Din kopia',
  saveAndCopyTitle: 'Spara, och behåll en kopia',
  allSaved: 'Allt på sidan är sparat.',
  unsaved: (categories) => <>Inte sparat än: {categories}.</>,
  keptHere: 'Enheten behåller det tills du sparar, även när du lämnar sidan eller loggar ut.',
  copyComes:
    'En kopia av det som är sparat mejlas till dig en timme efter din senaste ändring. Du kan också få en genast.',
  mailNow: 'Mejla mina nomineringar nu',
  download: 'Ladda ner mina nomineringar',
  mailed: (time, email, isWhole) =>
    `Skickat ${time}: dina nomineringar är på väg till ${email}${
      isWhole ? '.' : ', utan de ändringar som inte är sparade än.'
    }`,
  failed: (category, reason) => `${category}: ${reason}`,
  conflict: 'Den har också ändrats någon annanstans och är inte sparad än.',
  compare: 'Jämför och välj',
  editedWhileSaving:
    'Nomineringen kunde inte ändras! Kategorin sparas. Försök igen när den är sparad.',
  editedTooLate: 'Nomineringen kunde inte ändras! Nomineringen är avslutad.',
};
