import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  DaypassForm: {
    notFor: 'Memberships, which are `NewMemberForm`.',
    keys: keys.form,
    heard:
      'A group of days, each a toggle button with its price; then the person and the checkout.',
    does: ['Say for each day what it costs.'],
    donts: ['Offer days that are over.'],
  },
};
