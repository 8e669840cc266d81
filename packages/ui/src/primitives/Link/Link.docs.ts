import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Link: {
    notFor: 'What changes something: that is a `Button`.',
    keys: keys.link,
    heard: 'A link named by its words; `aria-current` says that it leads to where one is.',
    does: [
      'Wrap the application in `NavigationProvider`, so that links inside it do not load the page anew.',
      'Use `tone` where the way on is the main thing on a card.',
    ],
    donts: ['Write “here”: links are read without their sentence.'],
  },
};
