import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  NominatorNotFound: {
    notFor: 'URLs that do not exist at all.',
    keys: keys.link,
    heard: 'That the account has no such person, and links to go on.',
    does: ['Keep the title of the page.'],
    donts: ['Reveal whether the number belongs to a person on another account.'],
  },
};
