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
