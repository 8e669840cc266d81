import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  RadioList: {
    notFor: 'More than about seven options: use `Select`. For yes or no, use `Checkbox`.',
    keys: [
      ['Tab', 'moves to the selected option, or to the first one'],
      ['↑ ↓ ← →', 'selects the previous or next option and skips disabled ones'],
      ['Space', 'selects the option if none is selected'],
    ],
    heard:
      'A group named by `label`, then each option with its hint and price, selected or not, and its position.',
    does: [
      'Explain a disabled option in its hint.',
      'Put the price into `price`, so that prices are aligned.',
    ],
    donts: ['Preselect a more expensive option.'],
  },
};
