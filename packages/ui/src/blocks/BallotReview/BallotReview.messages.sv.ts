import type { BallotReviewMessages } from './BallotReview.messages.ts';

export const ballotReviewSv: Partial<BallotReviewMessages> = {
  title: 'Din röstsedel i rangordning',
  progress: ({ ranked, total }) =>
    `${ranked} av ${total} ${total === 1 ? 'kategori' : 'kategorier'} har en rangordning som räknas.`,
  broken: 'Något du har rangordnat skulle inte räknas, eftersom en plats ovanför är tom:',
  waiting: 'Servern har inte dina senaste ändringar än:',
  nothingIn: (count) => `Inget rangordnat i ${count} ${count === 1 ? 'kategori' : 'kategorier'}`,
  signedBy: (signature) => `Underskrivet av ”${signature}”`,
  print: 'Skriv ut',
  download: 'Ladda ner som text',
  mail: 'Mejla min röstsedel nu',
  mailed: ({ email, isWhole }) =>
    isWhole
      ? `Din röstsedel är på väg till ${email}.`
      : `Din röstsedel är på väg till ${email}, utan de ändringar som inte är sparade än.`,
  choice: {
    title: 'Din röstsedel',
    progress: ({ ranked, total }) =>
      `Du har valt i ${ranked} av ${total} ${total === 1 ? 'kategori' : 'kategorier'}.`,
    nothingIn: (count) => `Inget valt i ${count} ${count === 1 ? 'kategori' : 'kategorier'}`,
  },
};
