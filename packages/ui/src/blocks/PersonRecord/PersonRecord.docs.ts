import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PersonRecord: {
    notFor: "Members: it is the crew's.",
    keys: keys.link,
    heard:
      'A region for each kind of fact: details, account, purchases, mails, changes. Of the awards only whether something was sent.',
    does: ['Show who changed what, and why.'],
    donts: ['Show how somebody votes: nobody of the crew may know.'],
  },
};
