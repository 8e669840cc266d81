import type { MemberFormMessages } from './MemberForm.messages.ts';

export const memberFormFi: MemberFormMessages = {
  legalName: 'Virallinen nimi',
  legalNameHint: 'Sama kuin passissasi tai henkilökortissasi. Muut jäsenet eivät näe sitä.',
  email: 'Sähköposti',
  newEmailHint: 'Kirjautumislinkit ja kuitit lähetetään tähän osoitteeseen.',
  readOnlyEmailHint: (registration) =>
    registration === null
      ? 'Muuta osoite kirjoittamalla rekisteröintiin.'
      : `Jos haluat vaihtaa osoitteen, kirjoita osoitteeseen ${registration}.`,
  later: 'Nämä voit täyttää myöhemmin',
  laterHint: ({ hasBadge, hasPaperPubs }) =>
    `${hasBadge ? 'Nimikyltti, julkinen nimi' : 'Julkinen nimi'}, osoite${hasPaperPubs ? ', paperiset tiedotuslehdet' : ''}`,
  badgeName: 'Nimi nimikyltissä',
  badgeSubtitle: 'Nimikyltin alarivi',
  badgeHint: 'Nimikylttiin mahtuu kaksi riviä. Useimpien kielten kirjaimet voi painaa, emojeja ei.',
  previewBadge: 'Esikatsele',
  badgeTitle: 'Nimikyltin esikatselu',
  publicFirstName: 'Julkinen etunimi',
  publicLastName: 'Julkinen sukunimi',
  publicNameHint:
    'Julkista jäsenluetteloa varten. Jätä molemmat tyhjiksi, jos et halua luetteloon; kahdesta nimestä jälkimmäinen määrää aakkostuksen.',
  listing: (listing) =>
    listing.kind === 'notListed'
      ? 'Ei julkisessa jäsenluettelossa.'
      : `Luettelossa nimellä ${listing.name}, aakkostettu kohtaan ${listing.sortName}.`,
  address: 'Katuosoite',
  city: 'Kaupunki',
  state: 'Osavaltio, lääni tai maakunta',
  postcode: 'Postinumero',
  country: 'Maa',
  problem: (problem) => {
    if (problem.kind === 'too_long') return `Lyhennä ${problem.max} merkkiin.`;
    if (problem.kind === 'not_an_email')
      return 'Kirjoita koko osoite, esimerkiksi nimi@example.com.';
    if (problem.kind === 'overrides_direction')
      return 'Poista näkymättömät merkit, jotka kääntävät tekstin suunnan.';
    return 'Täytä tämä.';
  },
};
