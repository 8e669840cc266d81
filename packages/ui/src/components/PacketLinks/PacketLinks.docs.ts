import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PacketLinks: {
    notFor: "Downloads that are not a category's packet.",
    keys: keys.link,
    heard:
      'A group named after the category; the first link says what it is, all say their format and size.',
    does: ['Say the size: some pay for it.'],
    donts: ['Let it outshout what one votes on.'],
  },
};
