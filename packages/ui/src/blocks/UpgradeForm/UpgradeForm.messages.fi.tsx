import type { UpgradeFormMessages } from './UpgradeForm.messages.tsx';

export const upgradeFormFi: UpgradeFormMessages = {
  title: 'Korota jäsenyyttä',
  whose: 'Kenen jäsenyys',
  member: 'Jäsen',
  nobody: (membership) => (
    <>Tililläsi ei ole vielä ketään, jonka jäsenyyttä voisi korottaa. {membership}.</>
  ),
  buyMembership: 'Osta jäsenyys',
  notOnAccount: 'Tämä henkilö ei ole tililläsi. Valitse joku, joka on.',
  upgradeTo: 'Mihin korotetaan',
  newMembership: 'Uusi jäsenyys',
  pickFirst: 'Valitse ensin, kenen jäsenyydestä on kyse.',
  pickMissing: 'Ennen kuin voit jatkaa, valitse, kenen jäsenyydestä on kyse.',
  nothingYet: (hasPaperPubs) =>
    `Maksettavaa ei vielä ole: valitse toinen jäsenyys${hasPaperPubs ? ' tai lisää paperiset tiedotuslehdet' : ''}.`,
  nothingMore: 'Maksettavaa ei ole: tätä jäsenyyttä ei voi enää korottaa.',
};
