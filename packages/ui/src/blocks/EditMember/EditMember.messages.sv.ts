import type { EditMemberMessages } from './EditMember.messages.ts';

export const editMemberSv: Partial<EditMemberMessages> = {
  editMember: (number) => (number === null ? 'Ändra medlem' : `Ändra medlem nr ${number}`),
  editDaypass: (label) => `Ändra innehavare av dagsbiljett (${label})`,
  editNonMember: 'Ändra icke-medlem',
  cancel: 'Avbryt',
  save: 'Spara',
  resumed: 'De här ändringarna är från förut och sparades inte.',
  startOver: 'Börja om',
  conflictTitle: 'Uppgifterna har under tiden ändrats någon annanstans',
  conflictText:
    'Inget har gått förlorat: välj för varje fält vilken version som ska behållas, och spara sedan.',
  keepMine: 'Behåll din',
  takeTheirs: 'Ta den andra',
  empty: '(tomt)',
  leave: 'Dina ändringar är inte sparade. Stänga utan att spara?',
  stay: 'Fortsätt ändra',
  discard: 'Kasta ändringarna',
  signedOut: 'Du är utloggad',
  signedOutUnkept:
    'Den här webbläsaren kan inte behålla det du har skrivit. Låt sidan vara öppen, logga in igen i en annan flik och spara sedan här.',
  signedOutKept: 'Det du har skrivit finns kvar på enheten. Logga in igen och fortsätt sedan.',
  sendLink: 'Skicka inloggningslänk',
  linkSent: (email) =>
    `Ett mejl är på väg till ${email}. Öppna länken i det på den här enheten så fortsätter du där du var, eller kom tillbaka hit efteråt och skicka igen.`,
};
