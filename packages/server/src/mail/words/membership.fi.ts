import type { MembershipWords } from './membership.ts';

export const membershipFi: MembershipWords = {
  welcomeHeading: () => 'Tervetuloa mukaan',
  welcomeSubject: (convention, type) => `Tervetuloa mukaan: ${convention}, ${type}`,
  welcomeOpening: (convention) => `Kiitos, että tulit mukaan. ${convention} odottaa sinua!`,
  yourNumber: (number) => `Jäsennumerosi on ${number}.`,
  paperComes: 'Jäsenyyteesi kuuluvat paperiset tiedotuslehdet. Niiden osoite näkyy tiedoissasi.',

  membershipHeading: 'Jäsenyytesi',
  membershipSubject: (convention, type) => `Jäsenyytesi: ${convention}, ${type}`,
  upgraded: (convention, from, to, hasNewPaperPubs) =>
    `Jäsenyytesi (${convention}) on korotettu. Ennen: ${from}. Nyt: ${to}${hasNewPaperPubs ? ', mukana paperiset tiedotuslehdet' : ''}.`,

  membershipSet: (convention, from, to) =>
    `Rekisteröintitiimi on vaihtanut jäsenyytesi (${convention}). Ennen: ${from}. Nyt: ${to}.`,
  exportedHeading: 'Tietosi on viety tiedostoon',
  exportedSubject: (convention, name) => `Tietosi on viety tiedostoon: ${convention}, ${name}`,
  exported: (convention, name) =>
    `Ylläpitäjä (${convention}) on vienyt tiedostoon meillä olevat tiedot henkilöstä ${name}.`,
  exportedWithoutBallots: 'Tiedostossa ei ole sitä, mitä äänestit tai ehdotit.',
  exportedUnasked: 'Jos et ole pyytänyt tätä, kirjoita meille.',
  begins: 'Sen myötä sinulla on nyt:',
  ends: 'Tätä sinulla ei enää ole:',
  rights: {
    member: 'kutsu tapahtuman keskustelukanaville, jos sellaiset ovat käytössä',
    wsfs_member: 'oikeus äänestää palkinnoista ja tulevasta Worldconista',
    votesOnly: 'oikeus äänestää palkinnoista',
    siteSelectionOnly: 'oikeus äänestää tulevasta Worldconista',
    hugo_nominator: 'oikeus tehdä ehdotuksia palkintoihin',
    badge: 'nimikyltti, jolla pääset sisään',
  },

  recordsJoinedHeading: 'Kaksi tietuettasi on yhdistetty',
  recordsJoinedSubject: (convention) => `Kaksi tietuettasi on yhdistetty: ${convention}`,
  recordsJoined: (convention, type) =>
    `Sinusta oli kaksi tietuetta (${convention}), ja rekisteröintitiimi on yhdistänyt ne. Kaikki, mitä olet ostanut, lähettänyt tai saanut, löytyy nyt samasta paikasta. Jäsenyytesi: ${type}.`,
  recordsJoinedSettled: (ballot) =>
    ballot === 'votes'
      ? 'Molemmilla tietueilla oli äänestetty. Palkintotiimi on jättänyt toisen äänestyslipun laskematta: se säilytetään, ja toinen äänestyslippu lasketaan.'
      : 'Molemmilla tietueilla oli tehty ehdotuksia. Palkintotiimi on jättänyt toisen tietueen ehdotukset laskematta: ne säilytetään, ja toisen tietueen ehdotukset lasketaan.',

  paperHeading: 'Paperiset tiedotuslehdet',
  paperSubject: (convention) => `Paperiset tiedotuslehdet: ${convention}`,
  paperAdded: (convention) => `Jäsenyyteesi (${convention}) on lisätty paperiset tiedotuslehdet.`,
  paperAddress: (address) =>
    `Ne lähetetään osoitteeseen: ${address}. Jos se ei ole oikein, muuta se tiedoissasi.`,

  daypassHeading: 'Päivälippusi',
  daypassSubject: (convention, type) => `Päivälippusi: ${convention}, ${type}`,
  daypassOpening: (convention, type) =>
    `Kiitos, että ostit päivälipun (${convention}): ${type}. Lippu on voimassa näinä päivinä:`,
};
