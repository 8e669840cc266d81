import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  NominatorNotFound: {
    notFor: 'An address that does not exist at all.',
    keys: keys.link,
    heard: 'That nobody of this account is at the address, and links on.',
    does: ['Keep the title of the page.'],
    donts: ['Say whether somebody else has that number.'],
  },
};
