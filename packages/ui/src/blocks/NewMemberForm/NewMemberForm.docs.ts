import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  NewMemberForm: {
    notFor: 'Changing a membership, which is `UpgradePage`.',
    keys: keys.form,
    heard:
      'The type with its price, what is required of the person, a disclosure with the rest, and the checkout.',
    does: ['Ask first for what is required.'],
    donts: ['Ask for a password: people sign in by mail.'],
  },
};
