import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Offers: {
    notFor: 'Visitors who compare memberships, who get `OfferCategories`.',
    keys: keys.link,
    heard:
      'A region for each kind of thing with a list of links, each with its price; what stands in the way of an upgrade.',
    does: ['Leave out what is not on sale.'],
    donts: ['Hide the price until the form.'],
  },
  OfferCategories: {
    notFor: 'Beside the people of an account, where `Offers` is shorter.',
    keys: keys.link,
    heard: 'A region for each category with what it is for, and a list of its types with prices.',
    does: ["Explain each category in the convention's own words."],
    donts: ['Show a category with nothing in it.'],
  },
};
