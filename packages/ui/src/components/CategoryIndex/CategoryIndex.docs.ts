import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  CategoryIndex: {
    notFor: 'The pages of a site: it leads through one long page.',
    keys: [
      ['Enter', 'goes to a category'],
      ['Enter, Space', 'opens and closes the list, where it is folded'],
      ['Escape', 'closes the list and gives the focus back'],
    ],
    heard:
      'A navigation named “Categories”; each link says how far its category is, and which one is the place one is in (`aria-current`).',
    does: ['Put it before the categories, so that it is first in the order of Tab too.'],
    donts: ['Draw a mark without its words.'],
  },
  CategoryLinks: {
    notFor: 'A list of all categories, which is `CategoryIndex`.',
    keys: keys.link,
    heard: 'The titles as links, joined as the language joins a list.',
    does: ['Use it inside a sentence: “Not saved: Best Novel and Best Fanzine”.'],
    donts: ['Use it for more than about five.'],
  },
};
