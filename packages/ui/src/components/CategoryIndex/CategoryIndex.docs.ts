import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  CategoryIndex: {
    notFor: 'Navigation between the pages of a site. It navigates one long page.',
    keys: [
      ['Enter', 'opens a category'],
      ['Enter, Space', 'opens or closes the list on narrow screens'],
      ['Escape', 'closes the list and returns the focus'],
    ],
    heard:
      "A navigation named “Categories”. Each link contains its category's status, and the current one has `aria-current`.",
    does: ['Put it before the categories, so that it comes first in the tab order.'],
    donts: ['Show a mark without a label.'],
  },
  CategoryLinks: {
    notFor: 'A list of all categories: use `CategoryIndex`.',
    keys: keys.link,
    heard: 'The titles as links, joined as a list in the current language.',
    does: ['Use it in a sentence: “Not saved: Best Novel and Best Fanzine”.'],
    donts: ['Use it for more than about five categories.'],
  },
};
