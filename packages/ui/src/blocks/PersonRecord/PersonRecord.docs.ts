import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PersonRecord: {
    notFor: 'Members: it is for the crew.',
    keys: keys.link,
    heard:
      'A region for each kind of fact: details, account, purchases, mails, changes. For awards, only whether something was sent.',
    does: ['Show who made each change, and why.'],
    donts: ['Show how a person votes: the crew must never see it.'],
  },
};
