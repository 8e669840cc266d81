import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  SignatureDialog: {
    notFor: 'Ballots: voters sign them on their page.',
    keys: keys.dialog,
    heard: 'A dialog that explains who signs and why, with the focus in its field.',
    does: ['Show it once per visit.'],
    donts: ['Fill in the name: signing means typing it.'],
  },
};
