import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  OnDemand: {
    notFor: 'Content that everyone sees at first. It costs a round trip.',
    keys: keys.none,
    heard:
      'Nothing of its own. Meanwhile, show on the pressed button that something is loading (`isPending`).',
    does: [
      'Pass a stable `load` function.',
      'Report the failure in `onFailed` and offer to try again.',
    ],
    donts: ['Use it for server-rendered content. It renders nothing on the server.'],
  },
};
