import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Dialog: {
    notFor: 'Messages, and content that fits on the page. A dialog blocks everything else.',
    keys: keys.dialog,
    heard:
      "A dialog named by its title. The focus moves inside, stays there, and returns to the element that opened it. The page behind can't be reached.",
    does: [
      'Load it lazily (`OnDemand`), because it includes React Aria.',
      'Put the main button last in `actions`.',
    ],
    donts: [
      'Set `isDismissable` where a press outside could lose typed text.',
      'Open a dialog from a dialog, except to ask before discarding changes.',
    ],
  },
};
