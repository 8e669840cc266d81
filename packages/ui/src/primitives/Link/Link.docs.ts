import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Link: {
    notFor: 'Changing data: use `Button`.',
    keys: keys.link,
    heard: 'A link named by its text. `aria-current` marks the current page.',
    does: [
      "Wrap the application in `NavigationProvider`, so that in-app links don't reload the page.",
      'Use `tone` if the link is the main action of a card.',
    ],
    donts: ['Write “here”. Screen readers list links without their sentence.'],
  },
};
