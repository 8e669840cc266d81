import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Page: {
    notFor: 'A part of a page: there is one on each, for it has the `h1`.',
    keys: keys.none,
    heard: 'A heading of the first level, and its lead as a paragraph.',
    does: ['Use `narrow` for forms and text.'],
    donts: ['Put a second `h1` below it.'],
  },
  Columns: {
    notFor: 'A form: its fields stand below each other.',
    keys: keys.none,
    heard: 'Nothing; the order is that of the source.',
    does: ['Put first what matters first: on a phone that is above.'],
    donts: ['Depend on what stands beside what.'],
  },
  Stack: {
    notFor: 'Text: paragraphs have their own space.',
    keys: keys.none,
    heard: 'Nothing; it is only space.',
    does: ['Stack cards with it.'],
    donts: ['Nest it to get more space.'],
  },
};
