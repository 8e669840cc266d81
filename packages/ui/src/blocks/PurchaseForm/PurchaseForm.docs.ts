import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PurchaseForm: {
    notFor: 'Forms that sell nothing.',
    keys: [
      ['Enter', 'in a field presses the button that pays'],
      ['Tab', 'goes through the fields; none is hidden under the bar at its foot'],
    ],
    heard:
      "Its fields, which say what they lack once they were left; the total and the button; an open purchase in the form's place.",
    does: ['Keep the total in sight, as it does.'],
    donts: ['Say what is missing before anybody wrote something.'],
  },
};
