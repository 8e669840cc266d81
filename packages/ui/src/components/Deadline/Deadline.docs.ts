import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Deadline: {
    notFor: 'A moment in the past, and times without a consequence.',
    keys: keys.none,
    heard:
      "How long it is until then, then the moment in the reader's zone and in that of the rules; brackets are not read.",
    does: ['Hand it both zones: people live in one, rules in another.'],
    donts: ["Write “midnight”: it is nobody's."],
  },
};
