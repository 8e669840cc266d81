import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  OnDemand: {
    notFor: 'What everybody sees at once: it costs a round trip.',
    keys: keys.none,
    heard:
      'Nothing of its own; say meanwhile, at what was pressed, that something is coming (`isPending`).',
    does: [
      'Give it the same `load` function at each drawing.',
      'Say in `onFailed` that it could not be fetched, and offer it again.',
    ],
    donts: ["Use it for what is there before the page's code is: it draws nothing on the server."],
  },
};
