import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  BarcodeDialog: {
    notFor: 'Tickets of others: it is for a person of the account.',
    keys: keys.dialog,
    heard:
      'A dialog named after the person; an image whose name says what it is, and a link that saves it.',
    does: ['Load it on demand.'],
    donts: ['Show it without the name: families have several.'],
  },
};
