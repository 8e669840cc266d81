import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  SandboxCard: {
    notFor: 'Real cards: it says so.',
    keys: keys.form,
    heard:
      'The fields of a card and a list of test cards that fill them; once it was tried, what is wrong, with the focus at the first of it.',
    does: ['Use it in demonstrations and tests.'],
    donts: ['Send what is typed here anywhere.'],
  },
};
