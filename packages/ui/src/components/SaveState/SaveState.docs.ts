import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  SaveState: {
    notFor: 'A form with a button that saves: its button says so.',
    keys: [['Enter, Space', 'saves now, where that is offered']],
    heard:
      'Politely each change: being saved, saved, not saved, offline. The passing of time is not read.',
    does: ['Show it beside what it is about.'],
    donts: ["Say “saved” before the server's answer is there."],
  },
  SaveBrief: {
    notFor: 'The only word about saving: it announces nothing.',
    keys: [['Enter, Space', 'saves now, where that is offered']],
    heard: 'Its words where it stands; nothing is announced, for the parts announce themselves.',
    does: ['Use it in a bar over several parts, with `overallSave`.'],
    donts: ['Use it instead of `SaveState`.'],
  },
};
