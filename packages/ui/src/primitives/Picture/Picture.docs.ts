import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Picture: {
    notFor:
      'Decoration, and icons: it is for what the server draws for one person, such as a barcode.',
    keys: [['Enter, Space', 'tries again, where it failed']],
    heard:
      'That it is loading; then an image named by `alt`; where it fails, an alert and “Try again”.',
    does: [
      'Give its size in pixels, so that nothing jumps.',
      'Say in `alt` all that the picture says.',
    ],
    donts: ['Write “picture of” into `alt`.'],
  },
};
