import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PaperPubsBlock: {
    notFor: "A person's address: use `MemberForm`.",
    keys: [
      ['Space', 'ticks it'],
      ['any letter', 'types in the fields that it adds'],
    ],
    heard: 'A checkbox with the price. When ticked, three required fields.',
    does: ['Show the price of paper publications before they are ticked.'],
    donts: ['Offer them without a price.'],
  },
};
