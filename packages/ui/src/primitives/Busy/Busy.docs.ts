import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Busy: {
    notFor:
      'Content that is on its way in a known shape, for which `Skeleton` holds the place; a button that works says so itself (`isPending`).',
    keys: keys.none,
    heard: 'Its words, politely, when it appears: it is a live region (`output`).',
    does: ['Say what is waited for: “Sending the payment…”.'],
    donts: ['Show it for less than a moment; what flickers is heard, too.'],
  },
  Spinner: {
    notFor: 'Anything without words beside it: it says nothing to who cannot see it.',
    keys: keys.none,
    heard: 'Nothing; it is hidden from screen readers.',
    does: ['Put it beside words, as `Busy` does.'],
    donts: ['Use it as the only sign that something is going on.'],
  },
};
