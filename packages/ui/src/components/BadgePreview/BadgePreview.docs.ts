import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  BadgePreview: {
    notFor: 'The printed badge. The server creates it by the same rules.',
    keys: keys.none,
    heard:
      "An image named by the badge's text. Characters that can't be printed are announced politely.",
    does: ['Show it while the name is typed.', "Pass your convention's name and texts."],
    donts: [
      "Reject names that can't be printed. List the characters instead, as this component does.",
    ],
  },
};
