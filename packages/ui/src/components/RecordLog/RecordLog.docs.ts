import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  RecordLog: {
    notFor: 'Members: it names the crew, unless it is told not to.',
    keys: keys.none,
    heard:
      'A list, newest first: what was changed, when, by whom and why, with the value before and after in words.',
    does: ['Show it on each record that the crew can change.'],
    donts: ['Leave out the reason: it is what is asked later.'],
  },
};
