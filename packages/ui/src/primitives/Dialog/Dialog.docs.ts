import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Dialog: {
    notFor: 'What can stand in the page, and messages: a dialog stops everything else.',
    keys: keys.dialog,
    heard:
      'A dialog named by its title; the focus goes inside, stays there and comes back to what opened it. What is behind it cannot be reached.',
    does: [
      'Load it on demand (`OnDemand`): it brings React Aria.',
      'Put the main button last in `actions`.',
    ],
    donts: [
      'Set `isDismissable` where something typed could be lost by a press outside.',
      'Open a dialog from a dialog, except for the question before changes are lost.',
    ],
  },
};
