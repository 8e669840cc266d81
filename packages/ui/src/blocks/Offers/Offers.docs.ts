import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Offers: {
    notFor: 'Visitors who compare memberships: use `OfferCategories`.',
    keys: keys.link,
    heard:
      'A region for each kind of offer with a list of links and prices; why upgrading is not possible.',
    does: ['Leave out what is not on sale.'],
    donts: ['Hide the price until the form.'],
  },
  OfferCategories: {
    notFor: "The page with an account's people: `Offers` is shorter.",
    keys: keys.link,
    heard: 'A region for each category with its description and a list of its types with prices.',
    does: ["Explain each category in the convention's own words."],
    donts: ['Show an empty category.'],
  },
};
