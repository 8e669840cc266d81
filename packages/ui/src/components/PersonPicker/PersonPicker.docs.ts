import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PersonPicker: {
    notFor: 'Choosing among things, which is a `RadioList`.',
    keys: [
      ['↑ ↓', 'chooses the person before or after'],
      ['Space', 'chooses'],
    ],
    heard:
      'A group of radio buttons: each person with their membership, and why one may not be picked.',
    does: ['Keep who may not be picked in the list, with the reason.'],
    donts: ["Offer to find other members where the purchase must be one's own."],
  },
};
