import type { BallotReviewMessages } from './BallotReview.messages.ts';

export const ballotReviewFi: BallotReviewMessages = {
  title: 'Äänestyslippusi järjestyksessä',
  progress: ({ ranked, total }) =>
    `${total} kategoriasta ${ranked} on järjestetty niin, että järjestys lasketaan mukaan.`,
  broken: 'Osaa järjestyksestäsi ei laskettaisi mukaan, koska sen yläpuolella on tyhjä sija:',
  waiting: 'Palvelin ei ole vielä saanut viimeisiä muutoksiasi:',
  nothingIn: (count) =>
    count === 1
      ? 'Yhdessä kategoriassa ei ole mitään järjestyksessä'
      : `${count} kategoriassa ei ole mitään järjestyksessä`,
  signedBy: (signature) => `Allekirjoittaja: ”${signature}”`,
  print: 'Tulosta',
  download: 'Lataa tekstinä',
  mail: 'Lähetä äänestyslippuni sähköpostiini nyt',
  mailed: ({ email, isWhole }) =>
    isWhole
      ? `Äänestyslippusi on matkalla osoitteeseen ${email}.`
      : `Äänestyslippusi on matkalla osoitteeseen ${email}. Mukana eivät ole muutokset, joita ei ole vielä tallennettu.`,
  choice: {
    title: 'Äänestyslippusi',
    progress: ({ ranked, total }) => `Olet valinnut ${ranked}/${total} kategoriassa.`,
    nothingIn: (count) => `${count} ${count === 1 ? 'kategoria' : 'kategoriaa'} ilman valintaa`,
  },
};
