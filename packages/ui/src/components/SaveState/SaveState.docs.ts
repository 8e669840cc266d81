import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  SaveState: {
    notFor: 'A form with a save button. The button shows the status.',
    keys: [['Enter, Space', 'saves now, on “Try again”']],
    heard:
      "Each change politely: saving, saved, not saved, offline. The passing of time isn't announced.",
    does: ['Show it beside the work that it is about.'],
    donts: ['Say “saved” before the server has responded.'],
  },
  SaveBrief: {
    notFor: 'The only save status on a page. It announces nothing.',
    keys: [['Enter, Space', 'saves now, on “Try again”']],
    heard:
      "Its text, in reading order. It isn't a live region, because the parts announce their own status.",
    does: ['Use it in a bar above several parts, with `overallSave`.'],
    donts: ['Use it instead of `SaveState`.'],
  },
};
