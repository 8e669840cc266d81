import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  SandboxCard: {
    notFor: 'Real cards: the form states that it takes test cards.',
    keys: keys.form,
    heard:
      'The fields of a card and a list of test cards that fill them; after a failed try the errors, with the focus on the first.',
    does: ['Use it in demonstrations and tests.'],
    donts: ['Send the typed values anywhere.'],
  },
};
