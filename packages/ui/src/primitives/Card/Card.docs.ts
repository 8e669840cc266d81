import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Card: {
    notFor: 'Messages: use `Notice`. For content that folds, use `FoldingCard`.',
    keys: keys.none,
    heard: 'With a title, a region of that name with a heading. Without one, nothing.',
    does: [
      "Set `headingLevel` to match the page's outline.",
      'Say in words what `tone` shows in colour.',
    ],
    donts: ['Put a card into a card.'],
  },
  CardBody: {
    notFor: 'Full-width rows such as `ActionList`.',
    keys: keys.none,
    heard: 'Nothing. It only adds padding.',
    does: ['Put text, fields and buttons into it.'],
    donts: ['Nest it.'],
  },
};
