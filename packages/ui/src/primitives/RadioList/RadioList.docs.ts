import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  RadioList: {
    notFor: 'More than about seven options, which is a `Select`; yes or no, which is a `Checkbox`.',
    keys: [
      ['Tab', 'goes to the chosen row, or to the first'],
      ['↑ ↓ ← →', 'chooses the row before or after, past what is disabled'],
      ['Space', 'chooses the row, where none is chosen'],
    ],
    heard:
      'A group named by `label`, then each row with its hint and price, chosen or not, and which of how many.',
    does: [
      'Say at a disabled row, in its hint, why.',
      'Put the price into `price`, where it lines up.',
    ],
    donts: ['Choose something that costs more for people.'],
  },
};
