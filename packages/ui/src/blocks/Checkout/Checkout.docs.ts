import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Checkout: {
    notFor: 'A payment page: it is the end of a form that sells something.',
    keys: keys.button,
    heard:
      'The total, the button with the price, and, after a press that came too early, the missing fields as links.',
    does: ['Keep the button enabled: a press shows what is missing.'],
    donts: ['Take a card before the rest of the form is valid.'],
  },
};
