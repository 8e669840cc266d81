import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Picture: {
    notFor:
      'Decoration and icons. It is for pictures that the server creates for one person, such as a barcode.',
    keys: [['Enter, Space', 'tries again after a failure']],
    heard:
      'That it is loading, then an image named by `alt`. After a failure, an alert and “Try again”.',
    does: [
      'Set its size in pixels, so that there is no layout shift.',
      'Put all information of the picture into `alt`.',
    ],
    donts: ['Write “picture of” in `alt`.'],
  },
};
