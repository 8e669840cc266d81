import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  MemberLookup: {
    notFor: 'Searching all members by a part of a name: it finds one who is known already.',
    keys: [['Enter', 'in a field searches, and does not send the form around it']],
    heard:
      'A group of fields; politely, who was found, that several fit and the member number is needed, or nobody.',
    does: ['Ask for the member number only when several fit, as it does.'],
    donts: ['Tell who is a member to whoever asks: the server limits it, too.'],
  },
};
