import type { SignInMessages } from './SignIn.messages.tsx';

export const signInFi: SignInMessages = {
  title: 'Kirjaudu sähköpostilla',
  email: 'Sähköposti',
  name: 'Nimi',
  nameHint: 'Vain jos sinulla ei ole vielä tiliä.',
  send: 'Lähetä kirjautumislinkki',
  createAccount: 'Luo tili',
  sending: (email) => `Kirjautumisavain ja kirjautumislinkki lähetetään osoitteeseen ${email}`,
  sent: (email) =>
    `Viesti on matkalla osoitteeseen ${email}. Avaa siinä oleva linkki tällä laitteella.`,
  welcome: 'Jäsenportaali',
  welcomeLead: (newMembership, awards) => (
    <>
      Jäsenyydet{awards && `, ${awards.name}`} ja kaikki tililläsi. Voit myös{' '}
      {newMembership('ostaa jäsenyyden')} kirjautumatta.
    </>
  ),
  signInFirst: 'Kirjaudu sisään nähdäksesi pyytämäsi sivun. Viestissä oleva linkki vie sinne.',
  signedOut: (unsaved) =>
    `Sinut on kirjattu ulos toisella välilehdellä tai toisessa ikkunassa. Tällä laitteella on tallessa ${unsaved} ${
      unsaved === 1 ? 'tallentamaton muutos' : 'tallentamatonta muutosta'
    }. Kirjaudu uudelleen: viestin linkki vie takaisin sinne, missä olit.`,
  signingIn: 'Kirjaudutaan sisään',
  signingInAs: (email) => `Kirjaudutaan osoitteella ${email}`,
};
