import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  FindPerson: {
    notFor: 'Members: it is for the crew, and searches are rate-limited.',
    keys: [['Enter', 'searches']],
    heard:
      'A search field; a polite status with the number of matches; each match is a link with enough detail to tell people apart.',
    does: ['Search by member number when it is known.'],
    donts: ['Show email addresses to operators with lookup rights only.'],
  },
};
