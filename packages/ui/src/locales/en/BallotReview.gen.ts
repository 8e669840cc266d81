// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface BallotReviewMessages {
  title: string;
  /** How many categories have a ranking that counts. */
  progress: (values: { ranked: number; total: number }) => string;
  /** Before links to the categories with an empty position above something ranked. */
  broken: string;
  /** Before links to the categories with unsaved changes. */
  waiting: string;
  /** Opens the list of categories without a ranking; their number. */
  nothingIn: (values: { count: number }) => string;
  /** In the downloaded text. */
  signedBy: (values: { signature: string }) => string;
  print: string;
  download: string;
  downloadJson: string;
  share: string;
  mail: string;
  /** `isWhole`: whether the server had everything on the screen. */
  mailed: (values: { isWhole: boolean; email: string }) => string;
  choice: {
    title: string;
    progress: (values: { ranked: number; total: number }) => string;
    nothingIn: (values: { count: number }) => string;
  };
}

export const ballotReviewMessages: BallotReviewMessages = {
  title: 'Your ballot in rank order',
  progress: ({ ranked, total }) => `${ranked} of ${total} ${total === 1 ? 'category' : 'categories'} have a ranking that counts.`,
  broken: 'Something you ranked does not count, because a position above it is empty:',
  waiting: 'The server does not have your last changes yet:',
  nothingIn: ({ count }) => `Nothing ranked in ${count} ${count === 1 ? 'category' : 'categories'}`,
  signedBy: ({ signature }) => `Signing as “${signature}”`,
  print: 'Print',
  download: 'Download as text',
  downloadJson: 'Download as data (JSON)',
  share: 'Share that I voted, not how',
  mail: 'Mail me my ballot now',
  mailed: ({ isWhole, email }) => isWhole ? `Your ballot is on its way to ${email}.` : `Your ballot is on its way to ${email}, without the changes that are not saved yet.`,
  choice: {
    title: 'Your ballot',
    progress: ({ ranked, total }) => `You have chosen in ${ranked} of ${total} ${total === 1 ? 'category' : 'categories'}.`,
    nothingIn: ({ count }) => `Nothing chosen in ${count} ${count === 1 ? 'category' : 'categories'}`,
  },
};
