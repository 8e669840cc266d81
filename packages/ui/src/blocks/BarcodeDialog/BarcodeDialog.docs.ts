import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  BarcodeDialog: {
    notFor: "Other people's tickets: it shows the barcode of a person on the account.",
    keys: keys.dialog,
    heard:
      'A dialog named after the person; an image with a text alternative, and links that save it.',
    does: ['Load it on demand.'],
    donts: ['Show the barcode without the name: families have several.'],
  },
};
