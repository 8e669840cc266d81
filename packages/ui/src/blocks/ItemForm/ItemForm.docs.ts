import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  ItemForm: {
    notFor: 'Memberships, upgrades and day passes, which have forms of their own.',
    keys: keys.form,
    heard: 'What it is and costs, whom it is for, the fields of its category, and the checkout.',
    does: ["Describe the fields in the convention's configuration."],
    donts: ['Sell without a fixed price: it says whom to write to.'],
  },
};
