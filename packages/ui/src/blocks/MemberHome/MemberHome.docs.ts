import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  MemberHome: {
    notFor: 'Visitors without an account, who get `Welcome`.',
    keys: keys.link,
    heard:
      'A region for each person with what they are, how they stand in each award and what they can do; one thing is next, and comes first. With `more`, how many of the people are shown, again each time some are added.',
    does: [
      'Fill one button: what is next.',
      'Give `more` when an account has more than 50 people.',
    ],
    donts: ['Repeat for each person what is said once for all.'],
  },
};
