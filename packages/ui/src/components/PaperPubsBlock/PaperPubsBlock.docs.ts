import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PaperPubsBlock: {
    notFor: 'The address of a person, which is in `MemberForm`.',
    keys: [
      ['Space', 'ticks it'],
      ['any letter', 'writes, in the fields that it brings'],
    ],
    heard: 'A checkbox with its price; once ticked, three required fields.',
    does: ['Say what paper publications cost before they are ticked.'],
    donts: ['Offer it where it has no price.'],
  },
};
