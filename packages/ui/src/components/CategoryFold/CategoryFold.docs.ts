import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  CategoryFold: {
    notFor: 'A page of two or three categories, which are better all open.',
    keys: keys.disclosure,
    heard:
      'A region named by its heading; its summary says how far it is and what is in it, expanded or collapsed. A change of its state is announced while it is folded.',
    does: [
      'Open what is in work and what asks something.',
      'Say in the summary what is inside: the ranked titles, or that there is nothing.',
    ],
    donts: ['Draw what is inside only when it opens: searching the page would not find it.'],
  },
};
