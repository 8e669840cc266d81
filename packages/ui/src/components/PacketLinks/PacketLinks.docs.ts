import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PacketLinks: {
    notFor: "Downloads that aren't a category's packet.",
    keys: keys.link,
    heard:
      'A group named after the category. The first link says what it is, and all contain the format and size.',
    does: ['Show the size. Some people pay for it.'],
    donts: ['Make it more prominent than the finalists.'],
  },
};
