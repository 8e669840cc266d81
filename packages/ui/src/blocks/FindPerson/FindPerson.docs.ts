import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  FindPerson: {
    notFor: 'Members: it is for the crew, and each search is limited.',
    keys: [['Enter', 'searches']],
    heard: 'A search field; politely how many people fit; each a link that tells them apart.',
    does: ['Search by member number where it is known.'],
    donts: ['Show addresses to who may only look people up.'],
  },
};
