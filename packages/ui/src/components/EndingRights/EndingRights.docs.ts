import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  EndingRights: {
    notFor: 'New rights. They belong in the offer.',
    keys: keys.none,
    heard:
      'A polite announcement of the rights that end, as a list, once such a membership is chosen.',
    does: ['Put it before the payment button.'],
    donts: ['Say it only in the receipt.'],
  },
};
