import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PersonPicker: {
    notFor: 'Choosing anything but people: use `RadioList`.',
    keys: [
      ['↑ ↓', 'selects the previous or next person'],
      ['Space', 'selects the person'],
    ],
    heard:
      "A group of radio buttons: each person with their membership, and why some can't be picked.",
    does: ["Keep people who can't be picked in the list, with the reason."],
    donts: ["Offer other members when the purchase must be for the buyer's own account."],
  },
};
