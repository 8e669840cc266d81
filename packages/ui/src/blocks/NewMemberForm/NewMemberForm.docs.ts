import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  NewMemberForm: {
    notFor: 'Changes of a membership: use `UpgradePage`.',
    keys: keys.form,
    heard:
      'The type with its price, the required details, a disclosure with the others, and the checkout.',
    does: ['Ask for required details first.'],
    donts: ['Ask for a password: people sign in by mail.'],
  },
};
