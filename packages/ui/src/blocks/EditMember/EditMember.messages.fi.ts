import type { EditMemberMessages } from './EditMember.messages.ts';

export const editMemberFi: EditMemberMessages = {
  editMember: (number) =>
    number === null ? 'Muokkaa jäsenen tietoja' : `Muokkaa jäsenen #${number} tietoja`,
  editDaypass: (label) => `Muokkaa ${label} päivän lipun haltijan tietoja`,
  editNonMember: 'Muokkaa ei-jäsenen tietoja',
  cancel: 'Peruuta',
  save: 'Tallenna',
  resumed: 'Nämä muutokset ovat aiemmalta kerralta, eikä niitä tallennettu.',
  startOver: 'Aloita alusta',
  conflictTitle: 'Näitä tietoja on sillä välin muutettu muualla',
  conflictText:
    'Mitään ei ole kadonnut: valitse kunkin kentän kohdalla, kumpi versio jää voimaan, ja tallenna sitten.',
  keepMine: 'Pidä omasi',
  takeTheirs: 'Käytä toista',
  empty: '(tyhjä)',
  leave: 'Muutoksiasi ei ole tallennettu. Suljetaanko tallentamatta?',
  stay: 'Jatka muokkaamista',
  discard: 'Hylkää muutokset',
  signedOut: 'Olet kirjautunut ulos',
  signedOutUnkept:
    'Tämä selain ei voi säilyttää kirjoittamaasi. Jätä tämä sivu auki, kirjaudu uudelleen toisella välilehdellä ja tallenna sitten täällä.',
  signedOutKept: 'Kirjoittamasi on tallessa tällä laitteella. Kirjaudu uudelleen ja jatka sitten.',
  sendLink: 'Lähetä kirjautumislinkki',
  linkSent: (email) =>
    `Viesti on matkalla osoitteeseen ${email}. Avaa siinä oleva linkki tällä laitteella, niin pääset jatkamaan siitä, mihin jäit. Voit myös palata sen jälkeen tänne ja lähettää uudelleen.`,
};
