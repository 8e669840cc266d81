import { type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  PurchaseForm: {
    notFor: 'Forms that sell nothing.',
    keys: [
      ['Enter', 'in a field, presses the button that pays'],
      ['Tab', 'moves through the fields; the bar at the foot covers none of them'],
    ],
    heard:
      'The fields, each with its error once it was left; the total and the button; an open purchase instead of the form.',
    does: ['Keep the total visible, as the form does.'],
    donts: ['Show what is missing before the buyer typed anything.'],
  },
};
