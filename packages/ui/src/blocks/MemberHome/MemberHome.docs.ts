import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  MemberHome: {
    notFor: 'Visitors without an account: use `Welcome`.',
    keys: keys.link,
    heard:
      'A region for each person with their membership, their progress in each award and their actions; the next step comes first. With `more`, how many people are shown, announced each time more are added.',
    does: [
      'Fill only one button: the next step.',
      'Pass `more` when an account has more than 50 people.',
    ],
    donts: ['Repeat for each person what applies to all.'],
  },
};
