import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  BadgePreview: {
    notFor: 'The badge itself: what is printed is made by the server, of the same rules.',
    keys: keys.none,
    heard:
      'One image, named by all that the badge says; politely, which characters will not print.',
    does: ['Show it while the name is typed.', 'Give it the names and texts of your convention.'],
    donts: [
      'Stop anybody from having a name that does not print: say which characters, as it does.',
    ],
  },
};
