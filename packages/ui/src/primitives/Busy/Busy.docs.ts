import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Busy: {
    notFor:
      'Content with a known shape: use `Skeleton`. For a working button, use its `isPending`.',
    keys: keys.none,
    heard: 'Its text, politely, when it appears. It is a live region (`output`).',
    does: ['Say what is happening: “Sending the payment…”.'],
    donts: ['Show it for very short waits. Screen readers announce the flicker.'],
  },
  Spinner: {
    notFor: 'Use without text. Screen readers skip it.',
    keys: keys.none,
    heard: 'Nothing. It is hidden from screen readers.',
    does: ['Put it beside text, as `Busy` does.'],
    donts: ['Use it as the only sign of activity.'],
  },
};
