import type { SignInMessages } from './SignIn.messages.tsx';

export const signInSv: Partial<SignInMessages> = {
  title: 'Logga in med e-post',
  email: 'E-post',
  name: 'Namn',
  nameHint: 'Bara om du inte har ett konto än.',
  send: 'Skicka inloggningslänk',
  createAccount: 'Skapa konto',
  sending: (email) => `Skickar inloggningsnyckel och länk till ${email}`,
  sent: (email) => `Ett mejl är på väg till ${email}. Öppna länken i det på den här enheten.`,
  welcome: 'Medlemsportalen',
  signInFirst: 'Logga in för att se sidan du bad om. Länken i mejlet leder dit.',
  signedOut: (unsaved) =>
    `Du har loggats ut i en annan flik eller ett annat fönster. ${unsaved} ${
      unsaved === 1 ? 'osparad ändring' : 'osparade ändringar'
    } finns kvar på enheten. Logga in igen: länken i mejlet leder tillbaka dit du var.`,
  signingIn: 'Loggar in',
  signingInAs: (email) => `Loggar in som ${email}`,
  welcomeLead: (newMembership, awards) => (
    <>
      Medlemskap{awards && `, ${awards.name}`} och allt på ditt konto. Du kan också{' '}
      {newMembership('köpa ett medlemskap')} utan att logga in.
    </>
  ),
};
