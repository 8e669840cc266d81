import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Card: {
    notFor: 'A message: that is a `Notice`. What may be folded is a `FoldingCard`.',
    keys: keys.none,
    heard:
      'With a title it is a region of that name and its heading; without one it is nothing by itself.',
    does: [
      "Set `headingLevel` to what the page's outline needs.",
      'Say in words what `tone` says in colour.',
    ],
    donts: ['Put a card into a card.'],
  },
  CardBody: {
    notFor: 'Rows that reach the edges of the card, such as an `ActionList`.',
    keys: keys.none,
    heard: 'Nothing; it is only space.',
    does: ['Put text, fields and buttons into it.'],
    donts: ['Nest it.'],
  },
};
