import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  DaypassForm: {
    notFor: 'Memberships: use `NewMemberForm`.',
    keys: keys.form,
    heard:
      'A group of days, each a toggle button with its price; then the person and the checkout.',
    does: ['Show the price of each day.'],
    donts: ['Offer past days.'],
  },
};
