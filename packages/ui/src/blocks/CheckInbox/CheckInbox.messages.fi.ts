import type { CheckInboxMessages } from './CheckInbox.messages.ts';

export const checkInboxFi: CheckInboxMessages = {
  title: 'Katso sähköpostisi',
  sending: (email) => `Kirjautumisavain ja kirjautumislinkki lähetetään osoitteeseen ${email}`,
  expiredLink: (email) =>
    `Kirjautumisavaimesi on vanhentunut ja vaihdettu uuteen. Uusi kirjautumislinkki lähetetään osoitteeseen ${email}.`,
  sent: (email) =>
    `Viesti on matkalla osoitteeseen ${email}. Avaa siinä oleva linkki tällä laitteella tai kirjoita viestin koodi tähän.`,
  code: 'Viestin koodi',
  codeHint:
    'Kuusi numeroa, jos luet sähköpostisi toisella laitteella. Koodi on voimassa 15 minuuttia ja vain tässä selaimessa.',
  enter: 'Kirjaudu koodilla',
  wrong: (triesLeft) =>
    `Tämä ei ole uusimman viestin koodi. Voit yrittää vielä ${
      triesLeft === 1 ? 'kerran' : `${triesLeft} kertaa`
    }.`,
  noTriesLeft:
    'Koodi oli väärin viidennen kerran, joten se ei enää kelpaa. Lähetä viesti uudelleen, niin saat uuden koodin, tai avaa viestin linkki.',
  expiredCode:
    'Koodia ei voi enää käyttää: se on yli 15 minuuttia vanha tai pyydettiin toisessa selaimessa. Lähetä viesti uudelleen, niin saat uuden koodin, tai avaa viestin linkki.',
  resend: 'Lähetä viesti uudelleen',
  resent: 'Viesti lähetettiin uudelleen. Vain uusimman viestin koodi kelpaa.',
  changeAddress: 'Käytä toista osoitetta',
};
