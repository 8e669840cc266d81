import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  SignatureDialog: {
    notFor: 'Ballots, which are signed on their page.',
    keys: keys.dialog,
    heard: 'A dialog that says who signs and why; the focus is in its field.',
    does: ['Ask once a visit.'],
    donts: ['Fill in the name: a signature is written.'],
  },
};
