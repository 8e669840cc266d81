import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Checkout: {
    notFor: 'Paying on a page of its own: it is the end of the form that sells.',
    keys: keys.button,
    heard:
      'The total, the button with what it costs, and, once it was pressed too early, what is missing as links that lead to each field.',
    does: ['Leave the button pressable: a press says what is missing.'],
    donts: ['Take a card before everything else is right.'],
  },
};
