import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  CategoryFold: {
    notFor: 'A page of two or three categories. Show them all open.',
    keys: keys.disclosure,
    heard:
      'A region named by its heading. Its summary contains the status and a line about the content, expanded or collapsed. Status changes are announced while it is folded.',
    does: [
      'Open the categories in progress and those that need attention.',
      'Summarize the content: the ranked titles, or that there are none.',
    ],
    donts: ['Render the content only when it opens. Find-in-page could not find it.'],
  },
};
